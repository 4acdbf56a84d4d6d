import type { ComponentType } from 'react'
import type { WorldScreenName } from '#room/parts/worldPath.ts'

/** A screen of a world: a row of the route table, and an entry of the navigation. */
export interface WorldScreen {
  /** The last part of its address. */
  readonly path: WorldScreenName
  readonly label: string
  /** The key that leads there. */
  readonly key: string
  /** The screen is also shown for worlds whose calls a proxy adds. Other screens have nothing to show for them. */
  readonly isOfProxied?: true
  /** Loads the file of the screen, which exports the screen alone. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType>>>
}
