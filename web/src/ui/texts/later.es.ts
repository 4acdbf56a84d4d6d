/** What the parts say that come with the screens that use them. */
export const parts = {
  date: {
    example: 'Día, mes y año: 14/3/2026 o 14032026',
    open: 'Elegir en el calendario',
    time: 'Hora',
  },
  upload: {
    cancel: 'Cancelar el envío de {{name}}',
    choose: 'Elegir archivos',
    drop: 'o arrástrelos hasta aquí',
    empty: 'El archivo está vacío. Elija otro.',
    failed: 'No hemos podido enviarlo. Compruebe la conexión y vuelva a intentarlo.',
    limits: 'PDF, JPG o PNG, hasta {{size}} MB cada uno',
    list: 'Archivos añadidos',
    photo: 'Hacer una foto',
    progress: 'Envío de {{name}}',
    remove: 'Quitar {{name}} de la lista',
    retry: 'Volver a enviar {{name}}',
    state: {
      cancelled: 'Envío cancelado',
      failed: 'No enviado',
      refused: 'No enviado',
      sending: 'Enviando…',
      sent: 'Enviado',
      waiting: 'En espera',
    },
    tooBig: 'Pesa más de {{size}} MB. Redúzcalo o divídalo en varios.',
    unreadable: 'No se puede leer. Ábralo para ver si está completo y elíjalo de nuevo.',
    wrongKind: 'No es un PDF, un JPG ni un PNG. Guárdelo en uno de esos formatos.',
  },
} as const
