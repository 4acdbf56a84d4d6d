import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './StateMessage.module.css'

type EmptyStateProps = {
  readonly icon?: IconName | undefined
  /** What there is none of. */
  readonly title: string
  /** Why, and what to do next. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Nothing here yet: why, and what next. */
export function EmptyState({ icon = 'document', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
