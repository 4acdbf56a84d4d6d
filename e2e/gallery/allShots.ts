import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Shot } from './shot.ts'
import { shots } from './shots.ts'

interface ClientScreens {
  readonly screenPaths: readonly string[]
  readonly isPublicScreen: (path: string) => boolean
}

/**
 * The listed shots, and one of each other screen of the client, as it opens for a visitor or else for the customer.
 * Throws if the address of such a screen has parameters, which only a shot can name.
 */
export async function allShots(): Promise<readonly Shot[]> {
  // Imported by its path, because the client's compiler settings, such as those of its elements, do not apply here.
  const table = pathToFileURL(join(import.meta.dirname, '../../web/src/app/screens.ts')).href
  // The compiler does not follow a path that is no literal.
  const { screenPaths, isPublicScreen } = (await import(table)) as ClientScreens
  const shown = new Set(shots.map(({ path }) => path))
  const others = screenPaths.filter((path) => !shown.has(path))
  const open = others.filter((path) => path.includes(':'))
  if (open.length > 0) throw new Error(`No shot in e2e/gallery says at what address ${open.join(', ')} is.`)
  return [
    ...shots,
    ...others.map((path) => ({ path, state: 'opened', ...(isPublicScreen(path) ? {} : { who: 'customer' as const }) })),
  ]
}
