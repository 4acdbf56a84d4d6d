import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './StateMessage.module.css'

type EmptyStateProps = {
  readonly icon?: IconName | undefined
  /** The name of what is missing. */
  readonly title: string
  /** The reason, and the next step. */
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** The state without any content: the reason and the next step. */
export function EmptyState({ icon = 'document', title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
