import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  readonly icon: IconName
  /** The name, which is also the tooltip. */
  readonly label: string
}

/** A button that is only an icon, 44 px to the touch. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
