import styles from './Spinner.module.css'

/**
 * A rotating ring for waits inside a control. It stands still under reduced motion, so the text beside it must say what
 * is in progress.
 */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}
