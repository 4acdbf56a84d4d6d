/** The screens of a world, by the last part of their address. */
export type WorldScreenName = 'people' | 'now' | 'requests' | 'inbox' | 'faults' | 'snapshots' | 'contract' | 'audit'

/** The address of a screen of a world, within the room. */
export function worldPath(world: string, screen: WorldScreenName): string {
  return `/w/${world}/${screen}`
}
