import { type AcometidaOptions, connect } from './connect.ts'
import type { World } from './world.ts'

/**
 * A loader for stories: each gets a world of its own as `loaded.world`. The world of the story before is closed; one
 * that is gone already, as after a restart of the server, does not matter.
 */
export function worldPerStory({ url, token, ...options }: AcometidaOptions = {}) {
  let last: World | undefined
  return async ({ name }: { readonly name?: string } = {}): Promise<{ readonly world: World }> => {
    await last?.close().catch(() => undefined)
    last = undefined
    const world = await connect(url, token).open({ ...options, ...(name === undefined ? {} : { label: name }) })
    last = world
    return { world }
  }
}
