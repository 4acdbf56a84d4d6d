import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { isOutageRefusal, type Meter } from './meter.ts'

/** The step of a reconnection. */
export type ReconnectionStep =
  /** The order can be given. */
  | 'explain'
  /** The switch is closing. */
  | 'waiting'
  | 'closed'
  /** The switch was closed all along, or there is none. */
  | 'notNeeded'
  /** The switch has not closed a minute after the order. */
  | 'stillTripped'
  /** The last order is less than a minute old; another would change nothing. */
  | 'tooSoon'
  /** There is no power to reconnect. */
  | 'outage'
  /** No answer to the order, or from the meter: the state is unknown. */
  | 'silent'

/** The facts about an order and the meter. */
export interface Reconnecting {
  readonly meter: Meter | undefined
  /** The last read of the meter failed. */
  readonly meterFailed: boolean
  readonly order: {
    readonly status: 'idle' | 'pending' | 'error' | 'success'
    readonly error: unknown
    /** The meter at the time of the order. */
    readonly data: Meter | undefined
  }
  /** Since the order, or since the page is watched. */
  readonly waitedMs: number
  /** By the server's clock, milliseconds since 1970. */
  readonly nowMs: number
}

/** The longest wait for a switch, and the time during which a second order equals the first. */
export const ORDER_MS = MINUTE_MS

export function reconnectionStep(facts: Reconnecting): ReconnectionStep {
  const { meter, meterFailed, order, waitedMs, nowMs } = facts
  if (order.status === 'pending') return 'waiting'
  if (order.status === 'error') return isOutageRefusal(order.error) ? 'outage' : 'silent'
  if (!meter) return meterFailed ? 'silent' : 'waiting'
  if (meter.state === 'unreachable') return 'outage'
  if (meter.state === 'none') return 'notNeeded'
  if (meter.state === 'closed') return wasOrdered(meter, nowMs) ? 'closed' : 'notNeeded'
  const isOrdered = order.status === 'success'
  if (isOrdered ? order.data?.state === 'tripped' : meter.state === 'tripped')
    return newOrderInMs(meter, nowMs) > 0 ? 'tooSoon' : 'explain'
  if (waitedMs < ORDER_MS) return 'waiting'
  return meterFailed ? 'silent' : 'stillTripped'
}

/** The time until a new order counts as another one, milliseconds. 0 if it does now. */
export function newOrderInMs({ reconnection }: Meter, nowMs: number): number {
  return reconnection ? Math.max(0, reconnection.askedAt + ORDER_MS - nowMs) : 0
}

/** A closed switch is the result of an order if there was one recently. */
function wasOrdered({ reconnection }: Meter, nowMs: number): boolean {
  return reconnection !== null && reconnection.needed && nowMs - reconnection.askedAt < RECENT_MS
}

const RECENT_MS = 5 * MINUTE_MS
