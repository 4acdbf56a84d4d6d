import { useTranslation } from 'react-i18next'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Logo } from '#src/ui/icon/Logo.tsx'
import styles from './FrameFooter.module.css'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx'

const FOOTER_LINKS = ['contact', 'legalNotice', 'cookies', 'privacy', 'accessibility', 'company'] as const

/** The addresses. An empty one hides its link. In the mobile app the caller passes the app's privacy policy. */
export type FooterLinks = Readonly<Record<(typeof FOOTER_LINKS)[number], string>>

export function FrameFooter({ links, theme, onTheme }: ThemeSwitchProps & { readonly links: FooterLinks }) {
  const { t } = useTranslation()
  const shown = FOOTER_LINKS.filter((link) => links[link] !== '')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.logo}>
          <Logo />
        </span>
        {shown.length > 0 && (
          <ul className={styles.links}>
            {shown.map((link) => (
              <li key={link}>
                <SmartLink to={links[link]}>{t(`frame.footer.${link}`)}</SmartLink>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.theme}>
          <ThemeSwitch theme={theme} onTheme={onTheme} />
        </div>
      </div>
    </footer>
  )
}
