import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './Timeline.module.css'

type TimelineEntry = {
  readonly id: string
  readonly title: ReactNode
  /** When, in words; left out where nobody knows. */
  readonly when?: string | undefined
  /** `exit` for an end that is none of those hoped for. */
  readonly state: 'done' | 'current' | 'ahead' | 'exit'
  readonly icon?: IconName | undefined
  readonly children?: ReactNode
}

type TimelineProps = {
  readonly label: string
  /** In the order of time, or the other way round. */
  readonly entries: readonly TimelineEntry[]
  /** Side by side where there is room: for few entries of few words. */
  readonly across?: boolean
}

/** What has happened, what is going on and what comes. What is still ahead hangs on a dotted line. */
export function Timeline({ label, entries, across = false }: TimelineProps) {
  const { t } = useTranslation()
  return (
    // Safari takes a list without marks for none, unless it is told, and then its name goes with it.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={across ? styles.across : undefined} role="list" aria-label={label}>
      {entries.map(({ id, title, when, state, icon, children }) => (
        <li
          key={id}
          className={styles.entry}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={icon ?? ICONS[state]} size={14} />
          </span>
          <div className={styles.about}>
            <p className={styles.title}>
              {title}
              <span className="visually-hidden">, {t(`parts.timeline.${state}`)}</span>
            </p>
            {when && <p className={styles.when}>{when}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}

const ICONS = { done: 'check', current: 'clock', ahead: 'more', exit: 'close' } as const
