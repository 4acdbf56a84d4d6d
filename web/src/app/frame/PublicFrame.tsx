import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ThemeChoice } from '#src/base/theme.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { Logo } from '#src/ui/icon/Logo.tsx'
import { OfflineNotice } from '#src/ui/feedback/OfflineNotice.tsx'
import { FrameFooter, type FooterLinks } from './FrameFooter.tsx'
import { GridIllustration } from './GridIllustration.tsx'
import { HelpButton } from './HelpButton.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import styles from './PublicFrame.module.css'

export type PublicFrameProps = {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly theme: ThemeChoice
  readonly onTheme: (theme: ThemeChoice) => void
  readonly footerLinks: FooterLinks
  /** Where the floating help button leads; hidden while empty. */
  readonly helpHref: string
  /** Banners above the form. */
  readonly notices?: ReactNode
  /** What the right panel offers: sign-up, offline payment. Without it the panel is only the picture. */
  readonly panel?: ReactNode
  /** What stands above the footer. */
  readonly offer?: ReactNode
  readonly children: ReactNode
}

/** The frame of the screens that need no session: the question on the left, the house and its line on the right, folded under it on a phone. */
export function PublicFrame(props: PublicFrameProps) {
  const { language, onLanguage, theme, onTheme, footerLinks, helpHref, notices, panel, offer, children } = props
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <div className={styles.split}>
        <div className={styles.left}>
          <header className={styles.header}>
            <Link className={styles.logo} to="/" aria-label={t('frame.home')}>
              <Logo />
            </Link>
            <LanguageSelect language={language} onLanguage={onLanguage} />
          </header>
          <OfflineNotice />
          <main className={styles.main} id="content" tabIndex={-1}>
            {notices}
            {children}
          </main>
        </div>
        <div className={styles.right}>
          <GridIllustration />
          {panel && (
            <aside className={styles.panel} aria-label={t('frame.panel')}>
              {panel}
            </aside>
          )}
        </div>
      </div>
      {offer}
      <FrameFooter links={footerLinks} theme={theme} onTheme={onTheme} />
      {helpHref && (
        <aside className={styles.floating} aria-label={t('frame.help')}>
          <HelpButton href={helpHref} />
        </aside>
      )}
    </div>
  )
}
