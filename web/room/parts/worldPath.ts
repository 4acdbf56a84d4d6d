/** The screens of a world, by the last part of their address. */
export type WorldScreenName = 'people' | 'now' | 'requests' | 'inbox' | 'faults' | 'snapshots' | 'contract' | 'audit'

/** The screens that a world has whose calls a proxy adds. */
const OF_PROXIED: ReadonlySet<string> = new Set(['requests', 'contract'])

/**
 * The address in another world of the screen at a path of the room. It is the first screen of that world if the path
 * has none, or if that world has no such screen.
 */
export function samePage(pathname: string, { id, proxied }: { readonly id: string; readonly proxied: string | null }) {
  const screen = /^\/w\/[^/]+\/(\w+)/.exec(pathname)?.[1]
  if (proxied !== null) return `/w/${id}/${screen !== undefined && OF_PROXIED.has(screen) ? screen : 'requests'}`
  return `/w/${id}/${screen ?? 'people'}`
}

/** The address of a screen of a world, within the room: `/w/mine/inbox`. */
export function worldPath(world: string, screen: WorldScreenName): string {
  return `/w/${world}/${screen}`
}
