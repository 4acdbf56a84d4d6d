import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = {
  readonly title?: ReactNode
  /** One line under the title. */
  readonly subtitle?: ReactNode
  /** At the end of the title's line. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** `attention` for the one card of the page that needs an answer. */
  readonly tone?: 'plain' | 'attention' | undefined
  /** 2 under the page's title, 3 inside a section. */
  readonly level?: 2 | 3 | undefined
}

/** A card of the page, for one subject. */
export function Card({ title, subtitle, actions, children, tone = 'plain', level = 2 }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card} data-tone={tone}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.titles}>
            {title && <Heading className={styles.title}>{title}</Heading>}
            {subtitle && <div className="muted">{subtitle}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
