import { Icon } from './Icon.tsx'
import styles from './IconMark.module.css'
import type { IconName } from './iconNames.ts'

/** The round icon above the title of a page that shows a result. */
export function IconMark({ icon, tone = 'brand' }: { readonly icon: IconName; readonly tone?: 'brand' | 'success' }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size={28} />
    </span>
  )
}
