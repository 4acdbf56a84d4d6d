import { operations } from '../generated/operations.ts'
import { keysOf } from '../rules/keysOf.ts'

/** The operationId of an operation of the contract. */
export type OperationId = keyof typeof operations

/**
 * The operation of the contract that a call belongs to; undefined if there is none. `path` is below the API's address,
 * without a query: `/users/7/audit`.
 */
export function operationOf(method: string | undefined, path: string): OperationId | undefined {
  const asked = path.split('/')
  return routes.find((route) => route.method === method && isOf(route.parts, asked))?.id
}

function isOf(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, index) => part.startsWith('{') || part === asked[index])
}

const routes = keysOf(operations).map((id) => ({
  id,
  method: operations[id].method,
  parts: operations[id].path.split('/'),
}))
