/** The texts shown if something is missing or does not work. */
export const support = {
  callFailed: 'Error al llamar al servicio',
  callFailedSaying: 'Error al llamar al servicio: «{{message}}» (código {{code}})',
  notFound: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección tenga una errata o que la página haya cambiado de sitio.',
    home: 'Ir al inicio',
  },
  broken: {
    title: 'No hemos podido mostrar esta página',
    text: 'Ha ocurrido un error inesperado. Recargue la página; si sigue ocurriendo, contacte con nosotros.',
    reload: 'Recargar la página',
  },
} as const
