import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { decodeUriPart } from '@acometida/api-spec/rules/decodeUriPart'
import { pathParams } from '../recording/pathParams.ts'
import type { PlayedCall } from '../recording/readHar.ts'

/** The values of a call's path, query and filter by name. With the operation they decide which answer it gets. */
type Parameters = Readonly<Record<string, string>>

/** The answers of a recording. */
export interface Playback {
  /** The answer to the n-th call of a kind: the n-th recorded one, or the last if there are fewer; null without any. */
  readonly next: (operation: OperationId, path: string) => PlayedCall | null
  /** Describes the recorded call that is nearest to one without an answer. Quotes no values of either. */
  readonly nearest: (operation: OperationId, path: string) => string
}

export function makePlayback(calls: readonly PlayedCall[]): Playback {
  /** The answers that are left, by the kind of call. The last one stays. */
  const left = new Map<string, PlayedCall[]>()
  for (const call of calls) {
    const key = keyOf(call.operation, call.path)
    const kind = left.get(key)
    if (kind) kind.push(call)
    else left.set(key, [call])
  }
  return {
    next: (operation, path) => {
      const kind = left.get(keyOf(operation, path)) ?? []
      return (kind.length > 1 ? kind.shift() : kind[0]) ?? null
    },
    nearest: (operation, path) => nearestIn(calls, operation, path),
  }
}

function keyOf(operation: OperationId, path: string): string {
  const sorted = Object.entries(parametersOf(operation, path)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([operation, sorted])
}

/** The values of a call: `path/id`, `query/limit`, `filter/cups`. */
function parametersOf(operation: OperationId, address: string): Parameters {
  const [path = '', query = ''] = address.split('?', 2)
  const own = Object.entries(pathParams(operation, path)).map(([name, value]) => [`path/${name}`, value])
  const asked = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    name === 'filter' ? value.split('|').map(clauseOf) : [[`query/${name}`, value]],
  )
  return Object.fromEntries([...own, ...asked]) as Parameters // pairs of texts
}

/** A clause of a filter: `cups::ES…` or `status~~1,2`. */
function clauseOf(clause: string): [name: string, value: string] {
  const [, key = '', value = ''] = /^(\w*)(.*)$/s.exec(clause) ?? []
  return [`filter/${key}`, decodeUriPart(value)]
}

function nearestIn(calls: readonly PlayedCall[], operation: OperationId, path: string): string {
  const asked = parametersOf(operation, path)
  const [nearest] = calls
    .filter((call) => call.operation === operation)
    .map((call) => differing(parametersOf(operation, call.path), asked))
    .toSorted((one, other) => one.length - other.length)
  if (nearest) return `The nearest recorded call of ${operation} differs in ${nearest.join(', ')}.`
  const recorded = [...new Set(calls.map((call) => call.operation))]
  return `The recording has no call of ${operation}. It has calls of ${recorded.join(', ') || 'nothing'}.`
}

/** The names of the values that differ between two calls. */
function differing(one: Parameters, other: Parameters): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])
}
