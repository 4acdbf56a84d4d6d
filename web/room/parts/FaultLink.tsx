import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { worldPath } from './worldPath.ts'

/** A link from the effect of a fault rule to the rules of its world. */
export function FaultLink({ world, children }: { readonly world: string; readonly children: ReactNode }) {
  return (
    <Link to={worldPath(world, 'faults')}>
      <Tag tone="warning">{children}</Tag>
    </Link>
  )
}
