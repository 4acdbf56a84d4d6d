/** What the parts say that come with the screens that use them. */
export const parts = {
  date: {
    example: 'Día, mes y año: 14/3/2026 o 14032026',
    open: 'Elegir en el calendario',
    time: 'Hora',
  },
} as const
