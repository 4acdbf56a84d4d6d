import { MINUTE_MS } from '@acometida/api-spec/rules/durations'
import type { Query } from '@tanstack/react-query'
import { useChange, useEach } from '#src/api/composed.ts'
import {
  controlMeter,
  type ControlMeterFailure,
  type ControlMeterSuccess,
  getControlMeterQueryOptions,
  useControlMeter,
} from '#src/api/generated/api.ts'
import { codeOf } from '#src/api/apiError.ts'
import { readable } from '#src/api/readable.ts'

/** The meter of a supply, as far as it answers. Instants in milliseconds since 1970. */
export interface Meter {
  /** `none`: it has no switch. `unreachable`: it does not answer, so nobody knows. */
  readonly state: 'closed' | 'tripped' | 'reconnecting' | 'none' | 'unreachable'
  readonly lastContactAt: number
  /** The last time that somebody asked to reconnect it; null where nobody has. */
  readonly reconnection: { readonly askedAt: number; readonly needed: boolean } | null
}

/**
 * The state of the meter of a supply. It is asked again by itself as long as it changes, and each two seconds while
 * somebody waits for it (`watched`).
 */
export function useMeter(cups: string, { watched = false } = {}) {
  return useControlMeter({ cups }, optionsOf(watched))
}

/** The same of several supplies, in their order. */
export function useMeterOfEach(supplies: readonly { readonly cups: string }[]) {
  return useEach(supplies.map(({ cups }) => getControlMeterQueryOptions({ cups }, optionsOf(false))))
}

/**
 * Orders a supply's switch to close. One press is one order: it is not retried, and fails at once without a connection,
 * since a late order would surprise the customer.
 */
export function useReconnect(cups: string) {
  return useChange(async () => meterOf(await controlMeter({ cups, action: 'reconnect' }, { repeatable: false })))
}

/** The switch state in a meter's answer; unknown for any other answer, as for none. */
export function switchStateOf(status: string): Meter['state'] {
  return STATES.get(status) ?? 'unreachable'
}

/** Whether an order was refused because the supply is interrupted. */
export function saysInterrupted(error: unknown): boolean {
  return codeOf<ControlMeterFailure>(error) === '0409'
}

const WATCH_MS = 2_000

const STATES: ReadonlyMap<string, Meter['state']> = new Map([
  ['CLOSED', 'closed'],
  ['TRIPPED', 'tripped'],
  ['RECONNECTING', 'reconnecting'],
  ['NONE', 'none'],
  ['UNREACHABLE', 'unreachable'],
])

function optionsOf(watched: boolean) {
  return {
    // Asking for the state changes no answer; reconnecting does.
    request: { changes: [] },
    query: {
      select: meterOf,
      refetchInterval: ({ state: { data } }: Query<ControlMeterSuccess>) => {
        if (watched || data?.switchStatus === 'RECONNECTING') return WATCH_MS
        return data?.switchStatus === 'UNREACHABLE' ? MINUTE_MS : false
      },
    },
  } as const
}

function meterOf({ switchStatus, lastContactDate, reconnection }: ControlMeterSuccess): Meter {
  return {
    state: switchStateOf(switchStatus),
    lastContactAt: instantOf(lastContactDate),
    reconnection: reconnection && {
      askedAt: instantOf(reconnection.requestDate),
      needed: reconnection.outcome === 'ACCEPTED',
    },
  }
}

function instantOf(text: string): number {
  const at = Date.parse(text)
  return readable(Number.isNaN(at) ? undefined : at)
}
