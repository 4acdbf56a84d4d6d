import { classNames } from '#src/base/classNames.ts'
import styles from './LoadingOverlay.module.css'
import { Spinner } from './Spinner.tsx'

type LoadingOverlayProps = {
  /** The name of the awaited operation: "Confirmando el pago". */
  readonly label: string
  /** Over the whole window instead of over its container. */
  readonly fixed?: boolean | undefined
  readonly hidden?: boolean | undefined
}

/** Covers an area that must not be used during a call. Its container needs `position: relative`. */
export function LoadingOverlay({ label, fixed = false, hidden = false }: LoadingOverlayProps) {
  if (hidden) return null
  return (
    <div className={classNames(styles.overlay, fixed && styles.fixed)} aria-live="polite">
      <span className={styles.label}>
        <Spinner />
        {label}
      </span>
    </div>
  )
}
