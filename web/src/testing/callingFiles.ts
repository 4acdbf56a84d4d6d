import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'

/**
 * The operations that the client's own code calls, with the files below `src` that import their generated function or
 * hook.
 */
export function callingFiles(): ReadonlyMap<OperationId, readonly string[]> {
  const found = new Map<OperationId, string[]>()
  for (const file of ownFiles())
    for (const operation of calledIn(readFileSync(join(src, file), 'utf8')))
      found.set(operation, [...(found.get(operation) ?? []), file])
  return found
}

const src = join(import.meta.dirname, '..')

function ownFiles(): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|\/generated\//.test(file))
}

function calledIn(code: string): ReadonlySet<OperationId> {
  const imports = code.matchAll(/import \{([^}]*)\} from '(?:#src\/api|\.)\/generated\/api\.ts'/g)
  // An import with `type` before its name is no operation.
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0]))
  return new Set(names.flatMap((name = '') => operationsByName.get(name) ?? []))
}

const operationsByName = new Map(
  keysOf(operations).flatMap((id) => {
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`
    return [id, `use${name}`, `get${name}QueryOptions`, `get${name}QueryKey`].map((called) => [called, id] as const)
  }),
)
