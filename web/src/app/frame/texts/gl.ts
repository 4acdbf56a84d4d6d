import type { Messages } from '#src/locales/messages.type.ts'
import type { frame as spanish } from './es.ts'

export const frame: Messages<typeof spanish> = {
  footer: {
    accessibility: 'Accesibilidade',
    company: 'Web corporativa',
    contact: 'Contacto',
    cookies: 'Política de cookies',
    legalNotice: 'Aviso legal',
    privacy: 'Privacidade da área de clientes',
  },
  help: 'Axuda',
  home: 'Acometida, inicio',
  language: 'Idioma',
  panel: 'Outras xestións',
  skip: 'Saltar ao contido',
  theme: { dark: 'Escuro', label: 'Aspecto', light: 'Claro', system: 'Como o dispositivo' },
}
