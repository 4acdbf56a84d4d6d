import type { IconName } from './iconNames.ts'
import styles from './Icon.module.css'
import sprite from './icons.svg?no-inline'

type IconProps = {
  readonly name: IconName
  /** Pixels at the default text size. The icon scales with the text. */
  readonly size?: number | undefined
  /** The accessible name. Omit it if adjacent text says the same. */
  readonly label?: string | undefined
}

/**
 * A line icon in the colour of the text. The drawings are in a separate file, so their number does not delay any page.
 */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
