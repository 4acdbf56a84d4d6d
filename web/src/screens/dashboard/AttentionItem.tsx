import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './AttentionItem.module.css'

type AttentionItemProps = {
  readonly icon: IconName
  readonly title: string
  /** A line under the title. */
  readonly about: ReactNode
  readonly action?: ReactNode
  /** What the action opened. */
  readonly children?: ReactNode
}

/** One thing that waits. */
export function AttentionItem({ icon, title, about, action, children }: AttentionItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
