import { useMeterOfEach } from '#src/domain/supply/meter/meter.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { type Outage, useOutagesOfEach } from './outages.ts'
import { type SupplyNow, supplyNowOf } from './supplyNow.ts'

/** A supply that is or will be without power. */
export type AffectedSupply = { readonly supply: Supply } & (
  | { readonly kind: 'outage' | 'planned'; readonly outage: Outage }
  | { readonly kind: 'tripped' }
)

/** The outages and tripped switches of several supplies. Meters may answer later than outages. */
export function useAffectedSupplies(supplies: readonly Supply[]) {
  const outages = useOutagesOfEach(supplies)
  const meters = useMeterOfEach(supplies)
  const answers = supplies.map((supply, nth) => ({
    supply,
    outages: outages[nth]?.data,
    meter: meters[nth]?.data,
    isFresh: { outages: !outages[nth]?.isError, meter: !meters[nth]?.isError },
  }))
  return {
    affected: answers.flatMap(({ supply, ...known }) => affectedOf(supply, supplyNowOf(known))),
    /** The answers so far for each supply, and whether the last call for each got one. */
    answers,
    isLoading: outages.some(({ isLoading }) => isLoading),
    /** A meter has not answered yet. It may take long, or be unreachable. */
    metersLoading: meters.some(({ isLoading }) => isLoading),
    // An unreachable meter is shown on its supply's page only.
    failed: outages.find(({ isError }) => isError)?.error ?? null,
    retry: () => void Promise.all(outages.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

function affectedOf(supply: Supply, now: SupplyNow): readonly AffectedSupply[] {
  if (now.kind === 'tripped') return [{ supply, kind: now.kind }]
  return now.kind === 'outage' || now.kind === 'planned' ? [{ supply, ...now }] : []
}
