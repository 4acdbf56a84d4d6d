export const documents = {
  refused: {
    '0404': 'Lo que quería completar ya no está entre lo suyo. Vuelva a la lista para comprobarlo.',
    '0409': 'Mientras tanto se ha cerrado y ya no admite documentos.',
    '0415': 'No lo reconocemos como PDF, JPG ni PNG. Ábralo, guárdelo de nuevo y vuelva a elegirlo.',
  },
} as const
