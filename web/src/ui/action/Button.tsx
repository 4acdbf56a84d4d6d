import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react'
import { InNameOfContext } from '#src/base/file/inNameOf.ts'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    readonly icon?: IconName | undefined
    readonly iconEnd?: IconName | undefined
    /** A call is in progress: the button keeps its place, focus and text, and ignores presses. */
    readonly loading?: boolean | undefined
    /** The action only reads. An action with `loading` writes by default, and then shows for whom it is done. */
    readonly reads?: boolean | undefined
    readonly children: ReactNode
  }

/** A button. One primary per screen; `quiet` for minor actions; `danger` for what cannot be undone. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading,
  reads = loading === undefined,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inNameOf = useContext(InNameOfContext)
  const label = rest['aria-label']
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
      aria-label={label && !reads && inNameOf ? `${label} ${inNameOf.words} ${inNameOf.name}` : label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      <span>
        {children}
        {!reads && inNameOf && (
          <>
            {' '}
            <span aria-hidden="true">· </span>
            <span className={size === 'small' ? 'visually-hidden' : styles.inNameOf}>{inNameOf.words} </span>
            {inNameOf.name}
          </>
        )}
      </span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </button>
  )
}
