import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type SmartLinkProps = {
  /** A path of this product, or an absolute address, which opens in a new tab. */
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to an address that may be inside or outside the product, such as those of the installation. */
export function SmartLink({ to, className, children }: SmartLinkProps) {
  if (!/^[a-z]+:/.test(to)) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a className={className} href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
