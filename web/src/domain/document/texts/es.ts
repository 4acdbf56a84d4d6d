export const documents = {
  kinds: {
    LOCATION_PLAN: 'Plano de situación',
    OWNERSHIP: 'Título de propiedad o uso',
    SINGLE_LINE_DIAGRAM: 'Esquema unifilar',
    GUARANTEE_RECEIPT: 'Resguardo de la garantía',
    INSTALLATION_CERTIFICATE: 'Certificado de la instalación (boletín)',
    AUTHORIZATION: 'Autorización',
    OTHER: 'Otro documento',
    BUDGET: 'Presupuesto',
    BOLETIN: 'Boletín eléctrico',
    FOTO: 'Foto',
    OTRO: 'Otro documento',
  },
  refused: {
    '0404': 'Lo que quería completar ya no está en su lista. Vuelva a ella para comprobarlo.',
    '0409': 'Mientras tanto se ha cerrado y ya no admite documentos.',
    '0415': 'No lo reconocemos como PDF, JPG ni PNG. Ábralo, guárdelo de nuevo y vuelva a elegirlo.',
    '0423': 'Tiene contraseña y no podríamos leerlo. Guarde una copia sin contraseña y elíjala.',
  },
} as const
