import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { listInterruptions } from '#src/api/generated/api.ts'
import type { CallOptions } from '#src/api/http.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { currentOutage, type Outage, outageOf } from './outages.ts'

/**
 * The current and announced outages of several supplies, by CUPS, from one call for every 200. Refetched every minute
 * while one is current. A supply without an entry is not known.
 */
export function useInterruptions(cups: readonly string[], options: Pick<CallOptions, 'staff'> = {}) {
  return useDefinedQuery(interruptionsOf(cups, options), { enabled: cups.length > 0, select: byCups })
}

function interruptionsOf(cups: readonly string[], options: Pick<CallOptions, 'staff'>) {
  const ask = async (signal: AbortSignal): Promise<readonly OfSupply[]> => {
    const parts = Array.from({ length: Math.ceil(cups.length / MAX_A_CALL) }, (_, nth) =>
      listInterruptions({ cups: cups.slice(nth * MAX_A_CALL, (nth + 1) * MAX_A_CALL) }, { ...options, signal }),
    )
    const answers = await Promise.all(parts)
    const supplies = answers.flatMap((answer) => answer.supplies)
    return supplies.map(({ cups: of, interruptions }) => [of, interruptions.map(outageOf)] as const)
  }
  const hasCurrent = (known: readonly OfSupply[] = []) =>
    known.some(([, outages]) => currentOutage(outages) !== undefined)
  return defineQuery('listInterruptions', [cups, options], ask, {
    refetchInterval: (known) => (hasCurrent(known) ? MINUTE_MS : false),
  })
}

type OfSupply = readonly [cups: string, outages: readonly Outage[]]

const byCups = (supplies: readonly OfSupply[]): ReadonlyMap<string, readonly Outage[]> => new Map(supplies)

/** The contract's limit. */
const MAX_A_CALL = 200
