import styles from './Logo.module.css'

/** The logo shows the product's name as a picture: the line from the grid draws the house and ends in its node. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 34 30" aria-hidden="true">
        <path d="M1.5 24.5h8V13L18.5 5l9 8v5" />
        <circle cx="27.5" cy="23.3" r="3.2" />
      </svg>
      <span className={styles.word}>Acometida</span>
    </span>
  )
}
