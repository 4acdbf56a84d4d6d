/** The texts of the frames of visitors and logged-in users. */
export const frame = {
  footer: {
    accessibility: 'Accesibilidad',
    company: 'Web corporativa',
    contact: 'Contacto',
    cookies: 'Política de cookies',
    legalNotice: 'Aviso legal',
    privacy: 'Privacidad del área de clientes',
  },
  help: 'Ayuda',
  home: 'Acometida, inicio',
  language: 'Idioma',
  panel: 'Otras gestiones',
  skip: 'Saltar al contenido',
  theme: { dark: 'Oscuro', label: 'Aspecto', light: 'Claro', system: 'Como el dispositivo' },
} as const
