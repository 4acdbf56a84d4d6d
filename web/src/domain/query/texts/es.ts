/** The texts shown in place of data that is not on the device. */
export const offline = {
  text: 'Estos datos no están guardados en su dispositivo. Se cargarán en cuanto vuelva la conexión.',
  title: 'Sin conexión',
} as const

/** Above a list of which some items cannot be read. */
export const dropped = {
  title_one: 'No se puede leer {{count}} elemento de esta lista',
  title_many: 'No se pueden leer {{count}} elementos de esta lista',
  title_other: 'No se pueden leer {{count}} elementos de esta lista',
  text: 'Lo demás está completo. Si lo que busca no aparece, díganos esta referencia.',
} as const
