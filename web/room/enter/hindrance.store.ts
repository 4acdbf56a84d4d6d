import { makeStore } from '#src/base/store.ts'
import type { Entrance } from './entrance.ts'

/** The reason why an entrance has not opened the client. */
export interface Hindrance {
  /** The problems that stopped it, a sentence for each. */
  readonly problems: readonly string[]
  /** The changes that it would make to a world which exists, to be confirmed by a press. */
  readonly question?: {
    readonly entrance: Entrance
    readonly world: string
    readonly changes: readonly string[]
  }
}

/** The hindrance of this page's entrance. */
export const hindrance = makeStore<Hindrance>({ problems: [] })
