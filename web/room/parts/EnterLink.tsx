import type { ReactNode } from 'react'
import { recordEntrance } from '#room/code/entranceSteps.ts'
import { entranceAddress, type Entrance } from '#room/enter/entrance.ts'

interface EnterLinkProps {
  readonly entrance: Entrance
  readonly children: ReactNode
}

const MIDDLE = 1

/** A plain link to the entrance, in a tab of its own: without `noopener` it would take this tab's session along. */
export function EnterLink({ entrance, children }: EnterLinkProps) {
  const record = () => recordEntrance(entrance)
  return (
    <a
      href={entranceAddress(entrance)}
      target="_blank"
      rel="noopener"
      onClick={record}
      onAuxClick={({ button }) => button === MIDDLE && record()}
    >
      {children}
    </a>
  )
}
