import { serverMsAt } from '#src/base/clock.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { type Meter, useMeter } from '#src/domain/supply/meter.ts'
import { type Outage, outageAhead, outageNow, useOutages } from './outages.ts'

/** The current state of a supply. */
export type SupplyNow =
  | { readonly kind: 'outage' | 'planned'; readonly outage: Outage }
  | { readonly kind: 'closed'; readonly meter: Meter }
  | { readonly kind: 'tripped' | 'reconnecting' | 'noSwitch' | 'unknown' | 'loading' }

/** Its answers; undefined where one is missing or too old. */
interface Answers {
  readonly outages: readonly Outage[] | undefined
  readonly meter: Meter | undefined
}

/**
 * The worst that is known: a switch that is open, an outage that goes on, a switch that is closing, works ahead. A
 * meter that says its switch is open has been reached, so an outage beside it is one that was only warned of, and the
 * switch is why. That all is well takes both answers, since a meter that answered a quarter of an hour ago knows
 * nothing of an outage.
 */
export function supplyNowOf({ outages, meter }: Answers): Exclude<SupplyNow, { readonly kind: 'loading' }> {
  if (meter?.state === 'tripped') return { kind: 'tripped' }
  const current = outages && outageNow(outages)
  if (current) return { kind: 'outage', outage: current }
  if (meter?.state === 'reconnecting') return { kind: 'reconnecting' }
  const ahead = outages && outageAhead(outages)
  if (ahead) return { kind: 'planned', outage: ahead }
  if (!outages || !meter || meter.state === 'unreachable') return { kind: 'unknown' }
  return meter.state === 'none' ? { kind: 'noSwitch' } : { kind: 'closed', meter }
}

/** The current state of a supply, with a retry where it is unknown. */
export function useSupplyNow(cups: string) {
  const online = useOnline()
  const outages = useOutages(cups)
  const meter = useMeter(cups)
  const loading = online && (outages.isLoading || meter.isLoading)
  const old = Math.min(...[outages, meter].filter(({ data }) => data).map(({ dataUpdatedAt }) => dataUpdatedAt))
  // Trouble of a minute ago is still shown; an old all-clear is not.
  const all = supplyNowOf({ outages: outages.data, meter: meter.data })
  const sure = !online || !(outages.isError || meter.isError) || !(all.kind === 'closed' || all.kind === 'noSwitch')
  const known: SupplyNow = sure ? all : { kind: 'unknown' }
  return {
    /** Works ahead that what is told now says nothing of. */
    ahead: known.kind === 'planned' || !outages.data ? undefined : outageAhead(outages.data),
    now: loading && (all.kind === 'unknown' || all.kind === 'planned') ? ({ kind: 'loading' } as const) : known,
    online,
    /** When the older of both answers came, by the server's clock; null without any. Milliseconds since 1970. */
    askedAt: Number.isFinite(old) ? serverMsAt(old) : null,
    asking: outages.isFetching || meter.isFetching,
    retry: () => void Promise.all([outages.refetch(), meter.refetch()]),
  }
}
