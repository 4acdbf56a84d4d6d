import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../api-spec/rules/navigation/clientPaths.ts'

/** The module that tells the room which screens of the client call an operation. */
const NAME = 'virtual:screen-calls'

/** The screens of the client by operation: paths, and in words what belongs to every page. */
type ScreensByOperation = Readonly<Record<string, readonly string[]>>

/** Gives the room the screens that call each operation, read from the sources of the client. */
export function screenCalls(): Plugin {
  return {
    name: 'screen-calls',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const screensByOperation = ${JSON.stringify(findScreenCalls())}` : null,
  }
}

const sources = join(import.meta.dirname, '../src')
const contract = join(import.meta.dirname, '../../api-spec/generated/openapi.json')

/** The screens by operation. A screen calls what its file and all that this imports take from the generated client. */
export function findScreenCalls(): ScreensByOperation {
  const operations = [...readFileSync(contract, 'utf8').matchAll(/"operationId": ?"(\w+)"/g)].flatMap(
    ([, id]) => id ?? [],
  )
  const callers: Record<string, string[]> = {}
  for (const [screen, file] of screenFiles())
    for (const name of importedNames(file)) {
      const operation = operationOf(name, operations)
      if (operation !== null && callers[operation]?.includes(screen) !== true)
        callers[operation] = [...(callers[operation] ?? []), screen]
    }
  return callers
}

/** The operation of a generated function, such as `useListBills`; null for a type or a key of the cache. */
function operationOf(name: string, operations: readonly string[]): string | null {
  if (operations.includes(name)) return name
  const [, capital = ''] = /^(?:use|get)([A-Z]\w*)$/.exec(name) ?? []
  if (capital === '' || name.endsWith('QueryKey')) return null
  const rest = capital.charAt(0).toLowerCase() + capital.slice(1)
  const found = operations.filter(
    (each) => rest === each || (rest.startsWith(each) && /^[A-Z]/.test(rest.slice(each.length))),
  )
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** Each screen with its file, read from the table of screens; and what every page has. */
function screenFiles(): (readonly [screen: string, file: string])[] {
  const text = readFileSync(join(sources, 'app/screens.ts'), 'utf8')
  const shared = new Map(
    [...text.matchAll(/^const (\w+) = \(\) => import\('([^']+)'\)/gm)].map(([, name, file]) => [name, file]),
  )
  const rows = text.split(/^ *\[paths\.(\w+)\]: ?/m).slice(1)
  const lines = rows.flatMap((name, nth) => (nth % 2 === 0 ? [[name, rows[nth + 1] ?? ''] as const] : []))
  // A name of `paths` may be new to this text, and is then left out.
  const pathOf: Readonly<Record<string, string>> = paths
  return [
    [paths.login, join(sources, 'screens/access/LoginScreen.tsx')],
    ...lines.flatMap(([name, line]) => {
      const file = shared.get(/^(\w+),/.exec(line)?.[1] ?? '') ?? /import\('([^']+)'\)/.exec(line)?.[1]
      const path = pathOf[name]
      return path === undefined || file === undefined ? [] : [[path, fileOf(file, sources)] as const]
    }),
    ['every page of somebody who is logged in', join(sources, 'app/frame/SignedInFrame.tsx')],
    ['every page', join(sources, 'app/start.ts')],
  ]
}

/** The file of an import; empty for a package. */
function fileOf(specifier: string, folder: string): string {
  if (specifier.startsWith('#src/')) return join(sources, specifier.slice('#src/'.length))
  return specifier.startsWith('./') ? join(folder, specifier) : ''
}

/** What every page has: a screen that imports it does not call it by itself. */
const SHARED_FOLDERS = /\/src\/(?:session|api|app)\//

/** The names that a file, and all that it imports, take from the generated client. */
function importedNames(start: string): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, list = '', from = ''] of text.matchAll(/^import (?:\w+,? ?)?(?:\{([^}]*)\})? ?from '([^']+)'/gm)) {
      const target = fileOf(from, dirname(file))
      if (from.includes('/api/generated/')) for (const name of namesIn(list)) names.add(name)
      else if (isFollowed(target, start)) waiting.push(target)
    }
    for (const [, from = ''] of text.matchAll(/import\('([^']+)'\)/g)) {
      const target = fileOf(from, dirname(file))
      if (isFollowed(target, start)) waiting.push(target)
    }
  }
  return names
}

/** What every page has leads to all screens by their table, and does not call what they call. */
function isFollowed(file: string, start: string): boolean {
  if (file === '' || file.includes('/generated/')) return false
  return SHARED_FOLDERS.test(start) ? !file.includes('/src/screens/') : !SHARED_FOLDERS.test(file)
}

/** The values in a list of imports, without the types. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name)
}
