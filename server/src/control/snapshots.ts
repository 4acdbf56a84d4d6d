import type { SavedWorld, World, Worlds } from './worlds.ts'

/** The snapshots of each world by their names, for as long as the server runs. */
export interface Snapshots {
  /** In the order in which they were taken. */
  readonly list: (world: World) => readonly [name: string, saved: SavedWorld][]
  readonly save: (world: World, name: string) => SavedWorld
  readonly find: (world: World, name: string) => SavedWorld | undefined
  /** Whether there was one. */
  readonly remove: (world: World, name: string) => boolean
  /** Throws all of a world away. */
  readonly forget: (world: World) => void
}

export function makeSnapshots(worlds: Worlds): Snapshots {
  const kept = new Map<string, Map<string, SavedWorld>>()
  const of = ({ id }: World): Map<string, SavedWorld> => {
    const own = kept.get(id) ?? new Map<string, SavedWorld>()
    kept.set(id, own)
    return own
  }
  return {
    list: (world) => [...of(world)],
    save: (world, name) => {
      const saved = worlds.save(world)
      of(world).delete(name)
      of(world).set(name, saved)
      return saved
    },
    find: (world, name) => of(world).get(name),
    remove: (world, name) => of(world).delete(name),
    forget: ({ id }) => void kept.delete(id),
  }
}
