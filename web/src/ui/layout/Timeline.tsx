import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './Timeline.module.css'

type TimelineEntry = {
  readonly id: string
  readonly title: ReactNode
  /** The date as text. Omitted if unknown. */
  readonly when?: string | undefined
  /** `exit` for an unwanted end. */
  readonly state: 'done' | 'current' | 'ahead' | 'exit'
  readonly icon?: IconName | undefined
  readonly children?: ReactNode
}

type TimelineProps = {
  readonly label: string
  /** In order of time, or in reverse. */
  readonly entries: readonly TimelineEntry[]
  /** Side by side if there is room: for few entries with little text. */
  readonly across?: boolean
}

/** Past, current and future events. Future ones are on a dotted line. */
export function Timeline({ label, entries, across = false }: TimelineProps) {
  const { t } = useTranslation()
  return (
    // Safari ignores the role and name of a list without markers unless the role is explicit.
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
              <span className="visually-hidden">, {t(`uiParts.timeline.${state}`)}</span>
            </p>
            {when && <p className="muted">{when}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}

const ICONS = { done: 'check', current: 'clock', ahead: 'more', exit: 'close' } as const
