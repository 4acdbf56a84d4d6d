import { operations } from '@acometida/api-spec/generated/operations'
import { distance } from 'fastest-levenshtein'
import { matchesPattern } from './pathMethods.ts'

/** An operation of the contract as a developer types it. */
interface KnownOperation {
  readonly id: string
  readonly method: string
  readonly url: string
}

const known: readonly KnownOperation[] = Object.entries(operations).map(([id, operation]) => ({ id, ...operation }))

/**
 * Suggests the operation that an unknown call was probably meant to be, such as `the nearest is GET /supplypoints
 * (listSupplyPoints)`. `path` is the part below /api, without the query.
 */
export function nearestOperation(method: string, path: string): string {
  const sameShape = known.filter(({ url }) => matchesPattern(path, url))
  if (sameShape.length > 0) return `this path takes ${sameShape.map(describe).join(', ')}`
  const [nearest] = known
    .map((each) => ({ each, far: distanceTo(each, method, path) }))
    .toSorted((one, other) => one.far - other.far)
  return nearest ? `the nearest is ${describe(nearest.each)}` : ''
}

const describe = ({ id, method, url }: KnownOperation): string =>
  `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')} (${id})`

/** The number of letters that differ. A value in place of a parameter counts 0, another method 1. */
function distanceTo({ method: knownMethod, url }: KnownOperation, method: string, path: string): number {
  const given = path.split('/')
  const filled = url
    .split('/')
    .map((part, nth) => (part.startsWith(':') ? (given[nth] ?? part) : part))
    .join('/')
  return distance(filled.toLowerCase(), path.toLowerCase()) + (knownMethod === method ? 0 : 1)
}
