import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'

type LinkButtonProps = ButtonLook & {
  /** A path of this product, or an absolute address. A web address opens in a new tab, `tel:` the phone. */
  readonly to: string
  readonly state?: unknown
  readonly replace?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
  /** The full name, if the visible text is only part of it. */
  readonly 'aria-label'?: string | undefined
  readonly children: ReactNode
}

/** A link with the look of a button. It navigates and does nothing else. */
export function LinkButton({
  to,
  state,
  replace,
  icon,
  iconEnd,
  'aria-label': label,
  children,
  ...look
}: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </>
  )
  if (/^[a-z]+:/.test(to)) {
    return (
      <a
        className={buttonClass(look)}
        href={to}
        aria-label={label}
        {...(to.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
      >
        {content}
      </a>
    )
  }
  return (
    <Link className={buttonClass(look)} to={to} aria-label={label} state={state} replace={replace ?? false}>
      {content}
    </Link>
  )
}
