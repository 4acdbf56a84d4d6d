import { classNames } from '#src/base/classNames.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly size?: 'medium' | 'small' | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
}

/** The classes that give a button or a link the look of our buttons. */
export function buttonClass({ variant = 'secondary', size = 'medium', block = false }: ButtonLook) {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, block && styles.block)
}
