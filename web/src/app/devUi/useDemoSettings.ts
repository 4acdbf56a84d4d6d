import { useState } from 'react'
import type { FooterLinks } from '#src/app/frame/FrameFooter.tsx'
import type { Language } from '#src/base/i18n/languages.ts'
import { useTheme } from '#src/base/theme.ts'

/** The settings of both frames, without an installation. The language changes nothing but its own field. */
export function useDemoSettings() {
  const [language, onLanguage] = useState<Language>('es')
  const [theme, onTheme] = useTheme()
  return { language, onLanguage, theme, onTheme, footerLinks: LINKS, helpHref: 'https://ejemplo.es/faq' }
}

const LINKS: FooterLinks = {
  contact: 'https://ejemplo.es/contacto',
  legalNotice: 'https://ejemplo.es/aviso-legal',
  cookies: 'https://ejemplo.es/cookies',
  privacy: 'https://ejemplo.es/privacidad',
  accessibility: 'https://ejemplo.es/accesibilidad',
  company: '',
}
