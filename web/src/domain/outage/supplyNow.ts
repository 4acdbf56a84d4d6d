import { serverMsAt } from '#src/base/clock.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { type Meter, useMeter } from '#src/domain/supply/meter/meter.ts'
import { type Outage, upcomingOutage, currentOutage, useOutages } from './outages.ts'

/** The current state of a supply. */
export type SupplyNow =
  | { readonly kind: 'outage' | 'planned'; readonly outage: Outage }
  | { readonly kind: 'closed'; readonly meter: Meter }
  | { readonly kind: 'tripped' | 'reconnecting' | 'noSwitch' | 'unknown' | 'loading' }

/** The answers so far. Undefined if missing or too old to rely on. */
interface Answers {
  readonly outages: readonly Outage[] | undefined
  readonly meter: Meter | undefined
}

/**
 * The worst known state: an open switch, a current outage, a closing switch, future works. A meter that reports an open
 * switch has been reached. An outage is then only a reported one, and the switch is the cause. The state without
 * problems requires both answers, since a meter that answered a quarter of an hour ago knows nothing of an outage.
 */
export function supplyNowOf({ outages, meter }: Answers): Exclude<SupplyNow, { readonly kind: 'loading' }> {
  if (meter?.state === 'tripped') return { kind: 'tripped' }
  const current = outages && currentOutage(outages)
  if (current) return { kind: 'outage', outage: current }
  if (meter?.state === 'reconnecting') return { kind: 'reconnecting' }
  const ahead = outages && upcomingOutage(outages)
  if (ahead) return { kind: 'planned', outage: ahead }
  if (!outages || !meter || meter.state === 'unreachable') return { kind: 'unknown' }
  return meter.state === 'none' ? { kind: 'noSwitch' } : { kind: 'closed', meter }
}

/** The current state of a supply, with the functions to refresh it. */
export function useSupplyNow(cups: string) {
  const online = useOnline()
  const outages = useOutages(cups)
  const meter = useMeter(cups)
  const loading = online && (outages.isLoading || meter.isLoading)
  const old = Math.min(...[outages, meter].filter(({ data }) => data).map(({ dataUpdatedAt }) => dataUpdatedAt))
  // A problem of a minute ago is still shown; the absence of problems is not reliable any more.
  const all = supplyNowOf({ outages: outages.data, meter: meter.data })
  const isReliable =
    !online || !(outages.isError || meter.isError) || !(all.kind === 'closed' || all.kind === 'noSwitch')
  const reliable: SupplyNow = isReliable ? all : { kind: 'unknown' }
  return {
    /** Announced works that `now` does not mention. */
    ahead: reliable.kind === 'planned' || !outages.data ? undefined : upcomingOutage(outages.data),
    now: loading && (all.kind === 'unknown' || all.kind === 'planned') ? ({ kind: 'loading' } as const) : reliable,
    online,
    /** The time of the older of both answers by the server's clock. Null without any. Milliseconds since 1970. */
    askedAt: Number.isFinite(old) ? serverMsAt(old) : null,
    asking: outages.isFetching || meter.isFetching,
    retry: () => void Promise.all([outages.refetch(), meter.refetch()]),
  }
}
