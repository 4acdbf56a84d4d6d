import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type SmartLinkProps = Pick<
  ComponentProps<typeof Link>,
  'className' | 'state' | 'replace' | 'aria-label' | 'children'
> & {
  /** A path of this product, or an absolute address. A web address opens in a new tab, `tel:` the phone. */
  readonly to: string
}

/** A link to an address that may be inside or outside the product, such as those of the installation. */
export function SmartLink({ to, state, replace = false, children, ...link }: SmartLinkProps) {
  if (!/^[a-z]+:/.test(to)) {
    return (
      <Link {...link} to={to} state={state} replace={replace}>
        {children}
      </Link>
    )
  }
  return (
    <a {...link} href={to} {...(to.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  )
}
