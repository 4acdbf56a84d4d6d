import { operations } from '../generated/operations.ts'

/** An operation of the contract, by its name there. */
export type OperationId = keyof typeof operations

/**
 * The operation of the contract that a call is of; undefined where it has none. `path`: below the API's address,
 * without a query.
 */
export function operationOf(method: string | undefined, path: string): OperationId | undefined {
  const asked = path.split('/')
  return routes.find((route) => route.method === method && isOf(route.parts, asked))?.id
}

function isOf(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, index) => part.startsWith('{') || part === asked[index])
}

// The keys of the table are the names of the operations.
const routes = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  method: operations[id].method,
  parts: operations[id].path.split('/'),
}))
