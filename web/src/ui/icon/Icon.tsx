import styles from './Icon.module.css'
import type { IconName } from './iconNames.ts'
import sprite from './icons.svg?no-inline'

type IconProps = {
  readonly name: IconName
  /** Pixels at the default text size. The icon scales with the text. */
  readonly size?: number | undefined
}

/**
 * A line icon in the colour of the text. A text or label beside it says the same. The drawings are in a separate file,
 * so their number does not delay any page.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
