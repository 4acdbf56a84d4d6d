import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type FooterLinks, FrameFooter } from '#src/app/frame/FrameFooter.tsx'
import { HelpButton } from '#src/app/frame/HelpButton.tsx'
import { LanguageSelect, type LanguageSelectProps } from '#src/app/frame/LanguageSelect.tsx'
import { SkipLink } from '#src/app/frame/SkipLink.tsx'
import type { ThemeSwitchProps } from '#src/app/frame/ThemeSwitch.tsx'
import { OfflineNotice } from '#src/ui/feedback/OfflineNotice.tsx'
import { Logo } from '#src/ui/icon/Logo.tsx'
import styles from './PublicFrame.module.css'

export type PublicFrameProps = LanguageSelectProps &
  ThemeSwitchProps & {
    readonly footerLinks: FooterLinks
    /** The target of the floating help button. Empty to hide it. */
    readonly helpHref: string
    /** Banners above the form. */
    readonly notices?: ReactNode
    /** The content of the right panel: sign-up, offline payment. Without it the panel shows only the picture. */
    readonly panel?: ReactNode
    /** The offer above the footer. */
    readonly offer?: ReactNode
    readonly children: ReactNode
  }

/** The frame of public screens: the form on the left, the picture on the right, below the form on a phone. */
export function PublicFrame(props: PublicFrameProps) {
  const { language, onLanguage, theme, onTheme, footerLinks, helpHref, notices, panel, offer, children } = props
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <SkipLink />
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

/**
 * The picture of the product: power lines cross the land from pole to pole, and one comes down, draws a house and ends
 * in its amber node. Decorative, so it has no name.
 */
function GridIllustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 800 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={styles.hills}>
        <path d="M0 424c60-6 96-52 150-50s72 42 132 38 92-70 158-68 96 58 150 56 120-24 210-22v142H0Z" />
        <path d="M0 462c110-26 240-30 380-14s280 8 420-18v90H0Z" />
      </g>
      <g className={styles.grid}>
        <path d="M-24 104Q100 204 208 128Q430 246 640 120Q740 178 824 112" />
        <path d="M-24 128Q100 228 208 152Q430 270 640 144Q740 202 824 136" />
        <path d="M208 468V110M186 128h44M186 152h44M186 178h44" />
        <path d="M640 458V102M618 120h44M618 144h44" />
        <path d="M44 458V404L90 366L136 404V458M690 458V412L730 380L770 412V458" />
      </g>
      <path className={styles.ground} d="M0 458H800" />
      <path className={styles.inside} d="M424 458V396h50v62M508 372h30v30h-30Z" />
      <path className={styles.line} d="M-24 154Q100 254 208 178Q270 312 362 326" />
      <path className={styles.line} d="M362 388V326L464 246L566 326V458H362V388" />
      <circle className={styles.glow} cx="362" cy="388" r="30" />
      <circle className={styles.node} cx="362" cy="388" r="9" />
    </svg>
  )
}
