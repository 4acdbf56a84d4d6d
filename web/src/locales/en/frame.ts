import type { frame as spanish } from '#src/locales/es/frame.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const frame: Messages<typeof spanish> = {
  bottomNavigation: 'Shortcuts',
  certificate: 'Signed in with a certificate',
  changePassword: 'Change password',
  closeMenu: 'Close the menu',
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
  logout: 'Sign out',
  mainNavigation: 'Main navigation',
  openMenu: 'Open the menu',
  panel: 'Other things to do',
  profile: 'My profile',
  skip: 'Skip to content',
  stopSupplanting: 'Stop acting for them',
  supplanting: 'You are acting on behalf of',
  theme: { dark: 'Dark', label: 'Appearance', light: 'Light', system: 'Same as the device' },
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
}
