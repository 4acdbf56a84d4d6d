import type { frame as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const frame: Messages<typeof spanish> = {
  footer: {
    accessibility: 'Accessibility',
    company: 'Corporate site',
    contact: 'Contact',
    cookies: 'Cookies policy',
    legalNotice: 'Legal notice',
    privacy: 'Private area privacy',
  },
  help: 'Help',
  home: 'Acometida, home',
  language: 'Language',
  panel: 'Other things to do',
  skip: 'Skip to content',
  theme: { dark: 'Dark', label: 'Appearance', light: 'Light', system: 'Same as the device' },
}
