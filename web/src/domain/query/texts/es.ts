/** What stands in the place of data that is not on the device. */
export const offline = {
  text: 'Estos datos no están guardados en su dispositivo. Se cargarán en cuanto vuelva la conexión.',
  title: 'Sin conexión',
} as const
