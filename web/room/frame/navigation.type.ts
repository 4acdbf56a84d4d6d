import type { ComponentType } from 'react'

/** A screen of a world: a row of the route table, and an entry of the navigation. */
export interface WorldScreen {
  /** The last part of its address. */
  readonly path: string
  readonly label: string
  /** The key that leads there. */
  readonly key: string
  /** It is also a screen of the worlds whose calls a proxy adds; the others have nothing to show of them. */
  readonly isOfProxied?: true
  /** Its code loads with its first visit. */
  readonly load: () => Promise<ComponentType>
}
