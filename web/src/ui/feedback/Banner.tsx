import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Banner.module.css'

type Tone = 'info' | 'success' | 'warning' | 'error'

type BannerProps = {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons or links that answer the message. */
  readonly actions?: ReactNode
  /** Given, a press anywhere on the banner closes it. */
  readonly onDismiss?: (() => void) | undefined
  /** False for a banner that is on the page from the start and need not be announced. */
  readonly live?: boolean | undefined
}

/** A message about the page, shown as long as it applies. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, live = true }: BannerProps) {
  const { t } = useTranslation()
  const role = tone === 'error' ? 'alert' : 'status'
  const alerts = live && tone === 'error'
  const place = useRef<HTMLDivElement>(null)
  // The submit button of a long form is far from the message, and in a dialog it covers what is scrolled.
  useEffect(() => {
    if (alerts && place.current?.closest('form, dialog')) place.current.scrollIntoView({ block: 'nearest' })
  }, [alerts])
  return (
    <div ref={place} className={styles.banner} data-tone={tone} role={live ? role : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>
        <span className="visually-hidden">{t(`ui.tone.${tone}`)} </span>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={t('common.close')} onClick={onDismiss}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}

const ICONS = { info: 'info', success: 'success', warning: 'alert', error: 'error' } as const
