import { MINUTE_MS } from '@acometida/api-spec/rules/durations'
import { saysInterrupted, type Meter } from './meter.ts'

/** The step of a reconnection. */
export type ReconnectionStep =
  /** It can be ordered. */
  | 'explain'
  /** The switch is closing. */
  | 'waiting'
  | 'closed'
  /** The switch was closed all along, or there is none. */
  | 'notNeeded'
  /** A minute after the order it has not closed. */
  | 'stillTripped'
  /** It was ordered less than a minute ago, and another order would change nothing. */
  | 'tooSoon'
  /** The supply itself has no power. */
  | 'outage'
  /** No answer to the order, or none of the meter: nobody knows. */
  | 'silent'

/** The known facts of an order and of the meter. */
export interface Reconnecting {
  readonly meter: Meter | undefined
  /** The meter did not answer the last time. */
  readonly meterFailed: boolean
  readonly order: {
    readonly status: 'idle' | 'pending' | 'error' | 'success'
    readonly error: unknown
    /** The meter as the order found it. */
    readonly data: Meter | undefined
  }
  /** Time since the order, or since the watch began. */
  readonly waitedMs: number
  /** By the server's clock, milliseconds since 1970. */
  readonly nowMs: number
}

/** The longest wait for a switch, within which a second order is the same one. */
export const ORDER_MS = MINUTE_MS

export function reconnectionStep(known: Reconnecting): ReconnectionStep {
  const { meter, meterFailed, order, waitedMs, nowMs } = known
  if (order.status === 'pending') return 'waiting'
  if (order.status === 'error') return saysInterrupted(order.error) ? 'outage' : 'silent'
  if (!meter) return meterFailed ? 'silent' : 'waiting'
  if (meter.state === 'unreachable') return 'outage'
  if (meter.state === 'none') return 'notNeeded'
  if (meter.state === 'closed') return wasOrdered(meter, nowMs) ? 'closed' : 'notNeeded'
  const isOrdered = order.status === 'success'
  if (isOrdered ? order.data?.state === 'tripped' : meter.state === 'tripped')
    return againInMs(meter, nowMs) > 0 ? 'tooSoon' : 'explain'
  if (waitedMs < ORDER_MS) return 'waiting'
  return meterFailed ? 'silent' : 'stillTripped'
}

/** In how many milliseconds another order counts as another one; 0 at once. */
export function againInMs({ reconnection }: Meter, nowMs: number): number {
  return reconnection ? Math.max(0, reconnection.askedAt + ORDER_MS - nowMs) : 0
}

/** A switch that is closed is the work of an order, where there was one a moment ago. */
function wasOrdered({ reconnection }: Meter, nowMs: number): boolean {
  return reconnection !== null && reconnection.needed && nowMs - reconnection.askedAt < RECENT_MS
}

const RECENT_MS = 5 * MINUTE_MS
