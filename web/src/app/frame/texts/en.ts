import type { Messages } from '#src/locales/messages.type.ts'
import type { frame as spanish } from './es.ts'

export const frame: Messages<typeof spanish> = {
  footer: {
    accessibility: 'Accessibility',
    company: 'Company website',
    contact: 'Contact',
    cookies: 'Cookie policy',
    legalNotice: 'Legal notice',
    privacy: 'Privacy in the customer area',
  },
  help: 'Help',
  home: 'Acometida, home',
  language: 'Language',
  panel: 'Other things to do',
  skip: 'Skip to content',
  theme: { dark: 'Dark', label: 'Appearance', light: 'Light', system: 'Same as the device' },
}
