import { type AcometidaOptions, connect } from './connect.ts'
import type { World } from './world.ts'

/**
 * A loader for stories. Each story gets its own world as `loaded.world`. The previous story's world is closed; a world
 * that no longer exists, as after a restart of the server, is ignored.
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
