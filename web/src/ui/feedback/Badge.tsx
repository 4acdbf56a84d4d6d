import { classNames } from '#src/base/classNames.ts'
import styles from './Badge.module.css'

type BadgeProps = {
  readonly count: number
  /** The name of what is counted: "3 sin leer". Without it the number is read alone. */
  readonly label?: string | undefined
  readonly onFrame?: boolean | undefined
}

/** A count beside a name. Hidden at zero; shows at most 999. */
export function Badge({ count, label, onFrame = false }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, onFrame && styles.onFrame)}>
      <span aria-hidden={label !== undefined}>{Math.min(count, MOST)}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}

const MOST = 999
