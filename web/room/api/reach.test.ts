import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const contract = readFileSync(join(folder, '../../api-spec/generated/control.json'), 'utf8')
const operations = [...contract.matchAll(/"operationId": ?"(\w+)"/g)].flatMap(([, name]) => name ?? [])

/** The functions that the sources of the room import from the generated client of the control API. */
function importedFunctions(): ReadonlySet<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^dist[\\/]|generated[\\/]/.test(name),
  )
  const imports = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /import \{([^}]*)\} from '[^']*generated\/(?:control|calls)\.ts'/g,
    ),
  ])
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((each) => each.trim())))
}

/** Only a proxy makes this call. The room shows the requests that it adds. */
const OF_PROXIES = ['addRequest']

test('makes every call of the control API but that of a proxy', () => {
  const imported = importedFunctions()
  const isCalled = (name: string) =>
    imported.has(name) || imported.has(`use${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  expect(operations).toContain('createWorld')
  expect(operations.filter((name) => !isCalled(name))).toEqual(OF_PROXIES)
})
