import type { FooterLinks } from '#src/app/frame/FrameFooter.tsx'

export const DEMO_LINKS: FooterLinks = {
  contact: 'https://ejemplo.es/contacto',
  legalNotice: 'https://ejemplo.es/aviso-legal',
  cookies: 'https://ejemplo.es/cookies',
  privacy: 'https://ejemplo.es/privacidad',
  accessibility: 'https://ejemplo.es/accesibilidad',
  company: '',
}
