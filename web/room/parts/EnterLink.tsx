import { type ReactNode, useState } from 'react'
import { newWorldName } from '#room/api/makeWorld.ts'
import { recordEntrance } from '#room/code/entranceSteps.ts'
import { entranceAddress, type Entrance } from '#room/enter/entrance.ts'
import { originOf } from '#room/enter/originOf.ts'

const MIDDLE = 1

/**
 * A plain link to the entrance at the world's own address, in a new tab. Without `noopener` the new tab would take this
 * tab's session along. A link into a new world names another world each time it is followed.
 */
export function EnterLink({ entrance, children }: { readonly entrance: Entrance; readonly children: ReactNode }) {
  const [newName, setNewName] = useState(() => newWorldName())
  const world = entrance.world ?? (entrance.isNew ? newName : 'default')
  const follow = () => {
    recordEntrance(entrance)
    setNewName(newWorldName())
  }
  return (
    <a
      href={originOf(world, window.location) + entranceAddress({ ...entrance, world })}
      target="_blank"
      rel="noopener"
      onClick={follow}
      onAuxClick={({ button }) => button === MIDDLE && follow()}
    >
      {children}
    </a>
  )
}
