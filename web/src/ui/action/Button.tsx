import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    readonly icon?: IconName | undefined
    readonly iconEnd?: IconName | undefined
    /** The call is under way: the button keeps its place, its focus and its words, and ignores presses. */
    readonly loading?: boolean | undefined
    readonly children: ReactNode
  }

/** The button. One primary a screen; `quiet` for what may be overlooked; `danger` for what cannot be undone. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button would still send its form.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </button>
  )
}
