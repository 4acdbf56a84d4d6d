import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import type { Query } from '@tanstack/react-query'
import { codeOf } from '#src/api/call/apiError.ts'
import { parseMs } from '#src/api/call/parse.ts'
import {
  controlMeter,
  type ControlMeterFailure,
  type ControlMeterSuccess,
  getControlMeterQueryOptions,
  useControlMeter,
} from '#src/api/generated/api.ts'
import { useMutationOf, useEachQuery } from '#src/api/query/definedQueries.ts'
import { serverMsAt, serverNowMs } from '#src/base/clock.ts'

/** The meter of a supply, from its answer. Instants in milliseconds since 1970. */
export interface Meter {
  /** `none`: it has no switch. `unreachable`: it does not answer, so the state is unknown. */
  readonly state: 'closed' | 'tripped' | 'reconnecting' | 'none' | 'unreachable'
  readonly lastContactAt: number
  /** The last order to reconnect it. Null without one. */
  readonly reconnection: { readonly askedAt: number; readonly needed: boolean } | null
}

/** The state of a supply's meter. Polls while it changes, and every two seconds if `watched`. */
export function useMeter(cups: string, { watched = false } = {}) {
  return useControlMeter({ cups }, optionsOf(watched))
}

/** The meters of several supplies, in their order. */
export function useMeterOfEach(supplies: readonly { readonly cups: string }[]) {
  return useEachQuery(supplies.map(({ cups }) => getControlMeterQueryOptions({ cups }, optionsOf(false))))
}

/**
 * The meters of several supplies as read in the last quarter of an hour, also by other screens. An older answer knows
 * nothing of now: its meter is undefined, as one that nobody has read.
 * @param ask Whether those that are not known are read, each by a call.
 */
export function useKnownMeters(supplies: readonly { readonly cups: string }[], { ask }: { readonly ask: boolean }) {
  const { request, query } = optionsOf(false)
  const options = { request, query: { ...query, enabled: ask, staleTime: KNOWN_MS } }
  const answers = useEachQuery(supplies.map(({ cups }) => getControlMeterQueryOptions({ cups }, options)))
  const nowMs = serverNowMs()
  return answers.map(({ data, dataUpdatedAt, isLoading }) => ({
    meter: nowMs - serverMsAt(dataUpdatedAt) < KNOWN_MS ? data : undefined,
    isLoading,
  }))
}

/**
 * Orders the switch of a supply to close. Each press is one order without retry, and fails at once when offline: a
 * delayed order would surprise the person who gave it.
 */
export function useReconnect(cups: string) {
  return useMutationOf(async () => meterOf(await controlMeter({ cups, action: 'reconnect' }, { repeatable: false })))
}

/** The state of the switch from a wire status. An unknown status is `unreachable`. */
export function switchStateOf(status: string): Meter['state'] {
  return STATES.get(status) ?? 'unreachable'
}

/** Whether an order was refused because of an outage of the supply. */
export function isOutageRefusal(error: unknown): boolean {
  return codeOf<ControlMeterFailure>(error) === '0409'
}

const WATCH_MS = 2_000
const KNOWN_MS = 15 * MINUTE_MS

const STATES: ReadonlyMap<string, Meter['state']> = new Map([
  ['CLOSED', 'closed'],
  ['TRIPPED', 'tripped'],
  ['RECONNECTING', 'reconnecting'],
  ['NONE', 'none'],
  ['UNREACHABLE', 'unreachable'],
])

function optionsOf(watched: boolean) {
  return {
    // Only a reconnection changes anything; a read makes no other read stale.
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
    lastContactAt: parseMs(parseInstant(lastContactDate)),
    reconnection: reconnection && {
      askedAt: parseMs(parseInstant(reconnection.requestDate)),
      needed: reconnection.outcome === 'ACCEPTED',
    },
  }
}
