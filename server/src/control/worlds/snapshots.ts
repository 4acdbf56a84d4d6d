import type { SavedWorld, World } from './world.type.ts'

/** The snapshots of each world by their names, for as long as the server runs. */
export interface Snapshots {
  /** In the order in which they were taken. */
  readonly list: (world: World) => readonly [name: string, saved: SavedWorld][]
  readonly put: (id: string, name: string, saved: SavedWorld) => void
  readonly find: (world: World, name: string) => SavedWorld | undefined
  /** Whether there was one. */
  readonly remove: (world: World, name: string) => boolean
  /** Throws all of a world away. */
  readonly forget: (id: string) => void
}

export function makeSnapshots(): Snapshots {
  const kept = new Map<string, Map<string, SavedWorld>>()
  const of = (id: string): Map<string, SavedWorld> => {
    const own = kept.get(id) ?? new Map<string, SavedWorld>()
    kept.set(id, own)
    return own
  }
  return {
    list: ({ id }) => [...of(id)],
    put: (id, name, saved) => {
      of(id).delete(name)
      of(id).set(name, saved)
    },
    find: ({ id }, name) => of(id).get(name),
    remove: ({ id }, name) => of(id).delete(name),
    forget: (id) => void kept.delete(id),
  }
}
