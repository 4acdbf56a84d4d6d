export const documents = {
  kinds: {
    LOCATION_PLAN: 'Plano de situación',
    OWNERSHIP: 'Título de propiedade ou uso',
    SINGLE_LINE_DIAGRAM: 'Esquema unifilar',
    GUARANTEE_RECEIPT: 'Resgardo da garantía',
    INSTALLATION_CERTIFICATE: 'Certificado da instalación (boletín)',
    AUTHORIZATION: 'Autorización',
    OTHER: 'Outro documento',
    BUDGET: 'Orzamento',
    BOLETIN: 'Boletín eléctrico',
    FOTO: 'Foto',
    OTRO: 'Outro documento',
  },
  refused: {
    '0404': 'O que quería completar xa non está na súa lista. Volva a ela para comprobalo.',
    '0409': 'Mentres tanto pechouse e xa non admite documentos.',
    '0415': 'Non o recoñecemos como PDF, JPG nin PNG. Ábrao, gárdeo de novo e volva escollelo.',
    '0423': 'Ten contrasinal e non poderiamos lelo. Garde unha copia sen contrasinal e escóllaa.',
  },
}
