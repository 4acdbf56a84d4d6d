import { serverMsAt } from '#src/base/clock.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { type Meter, useMeter } from '#src/domain/supply/meter.ts'
import { type Outage, outageAhead, outageNow, useOutages } from './outages.ts'

/** Whether all is well with a supply now. */
export type SupplyNow =
  | { readonly kind: 'outage' | 'planned'; readonly outage: Outage }
  | { readonly kind: 'closed'; readonly meter: Meter }
  | { readonly kind: 'tripped' | 'reconnecting' | 'noSwitch' | 'unknown' | 'loading' }

/** What of it was answered; undefined where nothing was, or where it is too old to count on. */
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

/** Whether all is well with a supply now, with what may be done about not knowing it. */
export function useSupplyNow(cups: string) {
  const online = useOnline()
  const outages = useOutages(cups)
  const meter = useMeter(cups)
  const loading = online && (outages.isLoading || meter.isLoading)
  const old = Math.min(...[outages, meter].filter(({ data }) => data).map(({ dataUpdatedAt }) => dataUpdatedAt))
  // What was wrong a minute ago is still said; what was right is no answer to whether it is.
  const all = supplyNowOf({ outages: outages.data, meter: meter.data })
  const sure = !online || !(outages.isError || meter.isError) || !(all.kind === 'closed' || all.kind === 'noSwitch')
  const known: SupplyNow = sure ? all : { kind: 'unknown' }
  return {
    /** Works ahead that what is told now says nothing of. */
    ahead: known.kind === 'planned' || !outages.data ? undefined : outageAhead(outages.data),
    now: loading && (all.kind === 'unknown' || all.kind === 'planned') ? ({ kind: 'loading' } as const) : known,
    online,
    /** By the server's clock, when the older of both answers came; null without any. Milliseconds since 1970. */
    askedAt: Number.isFinite(old) ? serverMsAt(old) : null,
    asking: outages.isFetching || meter.isFetching,
    retry: () => void Promise.all([outages.refetch(), meter.refetch()]),
  }
}
