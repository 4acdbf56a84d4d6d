import type { ListRequestsParams, LoggedRequest } from '#room/api/generated/control.ts'

/** The orders of the list of calls, each with its label. */
export const ORDERS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'slowest', label: 'Slowest first' },
  { value: 'fastest', label: 'Fastest first' },
] as const

/** The outcomes that hold for several codes, each with its label. */
export const OUTCOMES = [
  { value: 'failed', label: 'Failed' },
  { value: 'problems', label: 'With breaches of the contract' },
] as const

/** The filters and the order in the address of the list: `?find=&operation=&outcome=&persona=&sort=`. */
export function readFilters(query: URLSearchParams): ListRequestsParams {
  const [find = '', operation = '', persona = ''] = ['find', 'operation', 'persona'].map(
    (name) => query.get(name) ?? '',
  )
  // Links of before say `failed=1` and `problems=1`.
  const outcome = query.get('outcome') ?? OUTCOMES.find(({ value }) => query.get(value) === '1')?.value
  const sort = ORDERS.find(({ value }) => value === query.get('sort'))?.value
  return {
    ...(find && { find }),
    ...(operation && { operation }),
    ...(persona && { persona }),
    ...(outcome && { outcome }),
    ...(sort && { sort }),
  }
}

/**
 * The number of the call below (1) or above (-1) the open one. If none is open, or it is not listed, the first call.
 */
export function neighbour(calls: readonly LoggedRequest[], opened: number | null, step: 1 | -1): number | null {
  const at = calls.findIndex(({ number }) => number === opened)
  const next = at < 0 ? calls[0] : (calls[at + step] ?? calls[at])
  return next?.number ?? null
}

/** The caller of a call: the persona, or the role of anybody else. */
export function callerOf({ persona, role }: Pick<LoggedRequest, 'persona' | 'role'>): string {
  return persona ?? role
}

/** The address of a call without percent signs, `/listBills?filter=status::PAID`; its route if it is not kept. */
export function formatAddress({ path, address = path }: Pick<LoggedRequest, 'path' | 'address'>): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** When a call came, real milliseconds. The log has when it was answered. */
export function startOf({ realAt, durationMs }: LoggedRequest): number {
  return new Date(realAt).getTime() - durationMs
}
