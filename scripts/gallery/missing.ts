import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/root.ts'
import { shots } from './screens.ts'

/** The paths of the client's screens that no shot shows. */
export async function missingScreens(): Promise<readonly string[]> {
  // By its path: what the client compiles with, such as its elements, is not known here.
  const { screenPaths } = (await import(pathToFileURL(join(root, 'web/src/app/screens.ts')).href)) as {
    readonly screenPaths: readonly string[]
  }
  const shown = new Set<string>(shots.map(({ path }) => path))
  return screenPaths.filter((path) => !shown.has(path))
}
