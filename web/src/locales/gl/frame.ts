import type { frame as spanish } from '#src/locales/es/frame.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const frame: Messages<typeof spanish> = {
  bottomNavigation: 'Accesos rápidos',
  certificate: 'Acceso con certificado',
  changePassword: 'Cambiar o contrasinal',
  closeMenu: 'Pechar o menú',
  footer: {
    accessibility: 'Accesibilidade',
    company: 'Web corporativa',
    contact: 'Contacto',
    cookies: 'Política de cookies',
    legalNotice: 'Aviso legal',
    privacy: 'Privacidade da área privada',
  },
  help: 'Axuda',
  home: 'Acometida, inicio',
  language: 'Idioma',
  logout: 'Pechar sesión',
  mainNavigation: 'Navegación principal',
  openMenu: 'Abrir o menú',
  panel: 'Outras xestións',
  profile: 'O meu perfil',
  skip: 'Saltar ao contido',
  stopSupplanting: 'Deixar de suplantar',
  supplanting: 'Está a actuar en nome de',
  theme: { dark: 'Escuro', label: 'Aspecto', light: 'Claro', system: 'Como o dispositivo' },
  unread_one: '{{count}} sen ler',
  unread_other: '{{count}} sen ler',
}
