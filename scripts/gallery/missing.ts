import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@acometida/api-spec/rules/clientPaths'
import { root } from '../lib/root.ts'
import { shots } from './screens.ts'

/** The paths of routes.tsx that no shot shows. */
export function missingScreens(): readonly string[] {
  const routes = readFileSync(join(root, 'web/src/app/routes.tsx'), 'utf8')
  const names = new Set(
    [...routes.matchAll(/\[paths\.(\w+)\]:|path=\{paths\.(\w+)\}/g)].map(([, key, path]) => key ?? path),
  )
  const shown = new Set<string>(shots.map(({ path }) => path))
  return Object.entries(paths)
    .filter(([name, path]) => names.has(name) && path !== paths.root && !shown.has(path))
    .map(([, path]) => path)
}
