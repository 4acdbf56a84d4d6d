import type { Filters } from '@acometida/api-spec/generated/filters'
import { instantFromOutage, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import type { Query } from '@tanstack/react-query'
import { parsed } from '#src/api/call/parse.ts'
import {
  getListIncidencesQueryOptions,
  type Incidence,
  type ListIncidencesSuccess,
  useListIncidences,
} from '#src/api/generated/api.ts'
import { useEachQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { serverNowMs } from '#src/base/clock.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'

/** A time without supply: a failure, or announced works. Instants in milliseconds since 1970. */
export interface Outage {
  readonly code: string
  readonly planned: boolean
  readonly stage: 'ahead' | 'now' | 'over'
  /** In the user's language. */
  readonly cause: string
  readonly startsAt: number
  /** The actual or expected end. Null if a failure has no estimate. */
  readonly endsAt: number | null
  /** The time of the last change. Null for future works without one. */
  readonly changedAt: number | null
  /** The estimates of its end, oldest first. */
  readonly estimates: readonly { readonly at: number; readonly until: number }[]
  /** The number of people without supply. Null if unknown. */
  readonly affected: number | null
}

/**
 * The outages of a supply in the last year, newest first. Refetched every minute while one is current and the query is
 * observed.
 */
export function useOutages(cups: string) {
  return useListIncidences(incidencesOf({ cups }), { query: WATCHED })
}

/**
 * The outages of a supply that began between two local dates, such as `2026-03-01` and `2026-03-31`, newest first. They
 * are over, so they are not polled.
 */
export function useOutagesBetween(cups: string, { from, to }: DayRange, { enabled = true } = {}) {
  const days = { fromDate: spanishDate(from), toDate: spanishDate(to) }
  return useListIncidences(incidencesOf({ cups, ...days }), { query: { select: outagesOf, enabled } })
}

/** The outages of several supplies, in their order. */
export function useOutagesOfEach(supplies: readonly { readonly cups: string }[]) {
  return useEachQuery(
    supplies.map(({ cups }) => getListIncidencesQueryOptions(incidencesOf({ cups }), { query: WATCHED })),
  )
}

/** The parameters of the outages of a supply. */
export function incidencesOf(keys: Filters['listIncidences']) {
  return { filter: filterOf<'listIncidences'>(keys) }
}

/** The current outage. Failures come before works, and longer outages before shorter ones. */
export function currentOutage(outages: readonly Outage[]): Outage | undefined {
  const end = ({ endsAt }: Outage) => endsAt ?? Infinity
  return outages
    .filter(({ stage }) => stage === 'now')
    .toSorted((a, b) => Number(a.planned) - Number(b.planned) || end(b) - end(a))[0]
}

/** The next announced outage. */
export function upcomingOutage(outages: readonly Outage[]): Outage | undefined {
  return outages.filter(({ stage }) => stage === 'ahead').toSorted((a, b) => a.startsAt - b.startsAt)[0]
}

/** The last outage that ended less than three hours ago: some homes may still be without supply. */
export function recentlyEndedOutage(outages: readonly Outage[], nowMs: number): Outage | undefined {
  return outages
    .filter(({ stage, endsAt }) => stage === 'over' && endsAt !== null && nowMs - endsAt < JUST_OVER_MS)
    .toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0))[0]
}

/**
 * The number of started outages, failures and works, and the total time without supply. Overlaps count once, and a
 * current outage counts up to the given instant.
 */
export function outageYear(outages: readonly Outage[], nowMs: number) {
  const started = outages.filter(({ stage }) => stage !== 'ahead')
  let totalMs = 0
  let reached = 0
  for (const { from, to } of started.map((each) => spanOf(each, nowMs)).toSorted((a, b) => a.from - b.from)) {
    totalMs += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  const planned = started.filter((each) => each.planned).length
  return { cuts: started.length, failures: started.length - planned, planned, totalMs }
}

/** The duration of an outage so far, milliseconds. */
export function outageDurationMs(outage: Outage, nowMs: number): number {
  const { from, to } = spanOf(outage, nowMs)
  return to - from
}

/** Reads an outage from a wire incidence. */
export function outageOf(incidence: Incidence): Outage {
  const { tipo, estado, fechaFin, fechaCambio, estimates } = incidence
  const planned = tipo === 'PROGRAMADA'
  const stage = STAGES.get(estado) ?? stageBy(instantOf(incidence.fechaInicio), instantOf(fechaFin))
  return {
    code: incidence.codIncidence,
    planned,
    stage,
    cause: incidence.causa,
    startsAt: instantOf(incidence.fechaInicio),
    endsAt: !planned && stage !== 'over' && estimates.length === 0 ? null : instantOf(fechaFin),
    changedAt: fechaCambio === null ? null : instantOf(fechaCambio),
    estimates: estimates.map(({ at, until }) => ({ at: instantOf(at), until: instantOf(until) })),
    affected: incidence.afectados,
  }
}

/** The stage of an unknown state, from its times. */
function stageBy(startsAt: number, endsAt: number): Outage['stage'] {
  const nowMs = serverNowMs()
  if (startsAt > nowMs) return 'ahead'
  return endsAt < nowMs ? 'over' : 'now'
}

/** Reads a wire time as an instant. */
export function instantOf(text: string): number {
  return parsed(instantFromOutage(text))
}

const STAGES: ReadonlyMap<string, Outage['stage']> = new Map([
  ['PREVISTA', 'ahead'],
  ['EN CURSO', 'now'],
  ['RESUELTA', 'over'],
])
const JUST_OVER_MS = 3 * HOUR_MS

const WATCHED = {
  select: outagesOf,
  refetchInterval: ({ state }: Query<ListIncidencesSuccess>) => (state.data?.incidence ? MINUTE_MS : false),
} as const

export function outagesOf({ incidenceList }: ListIncidencesSuccess): readonly Outage[] {
  return incidenceList.map(outageOf)
}

function spanOf({ stage, startsAt, endsAt }: Outage, nowMs: number) {
  return { from: startsAt, to: stage === 'over' && endsAt !== null ? endsAt : Math.max(startsAt, nowMs) }
}
