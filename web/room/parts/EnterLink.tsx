import type { ReactNode } from 'react'
import { entranceAddress, type Entrance } from '#room/enter/entrance.ts'

interface EnterLinkProps {
  readonly entrance: Entrance
  readonly children: ReactNode
}

/** A plain link to the entrance, in a tab of its own: without `noopener` it would take this tab's session along. */
export function EnterLink({ entrance, children }: EnterLinkProps) {
  return (
    <a href={entranceAddress(entrance)} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
