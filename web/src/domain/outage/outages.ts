import { instantFromOutage } from '@acometida/api-spec/rules/dates'
import { HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/durations'
import type { Query } from '@tanstack/react-query'
import { useEach } from '#src/api/composed.ts'
import {
  getListIncidencesQueryOptions,
  type Incidence,
  type ListIncidencesSuccess,
  useListIncidences,
} from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { serverNowMs } from '#src/base/clock.ts'

/** A time without supply: a failure, or works that were announced. Instants in milliseconds since 1970. */
export interface Outage {
  readonly code: string
  readonly planned: boolean
  readonly stage: 'ahead' | 'now' | 'over'
  /** The cause, in the user's language. */
  readonly cause: string
  readonly startsAt: number
  /** When it ended, or is expected to; null where nobody has said anything of a failure's end. */
  readonly endsAt: number | null
  /** When anything of it last changed; null where nothing has been said of works that lie ahead. */
  readonly changedAt: number | null
  /** The estimates of its end, oldest first. */
  readonly estimates: readonly { readonly at: number; readonly until: number }[]
  /** People without supply; null where it is not known. */
  readonly affected: number | null
}

/** Local days, the first and the last. */
export interface OutageRange {
  readonly from: string
  readonly to: string
}

/** A year of outages in sum. */
export interface OutageYear {
  readonly cuts: number
  readonly failures: number
  readonly planned: number
  /** Time without supply. Overlaps count once, and a current outage counts up to the given instant. */
  readonly totalMs: number
}

/**
 * The outages of a supply from a year ago on, the newest first. As long as one goes on it is asked each minute, while
 * somebody looks.
 */
export function useOutages(cups: string) {
  return useListIncidences({ cups }, { query: WATCHED })
}

/** The outages of a supply that began between two local days, the newest first. They are over: nobody looks again. */
export function useOutagesBetween(cups: string, { from, to }: OutageRange, { enabled = true } = {}) {
  return useListIncidences({ cups, fromDate: from, toDate: to }, { query: { select: outagesOf, enabled } })
}

/** The same of several supplies, in their order. */
export function useOutagesOfEach(supplies: readonly { readonly cups: string }[]) {
  return useEach(supplies.map(({ cups }) => getListIncidencesQueryOptions({ cups }, { query: WATCHED })))
}

/** The one that goes on: of several, a failure before works, and the one that lasts longest. */
export function outageNow(outages: readonly Outage[]): Outage | undefined {
  const end = ({ endsAt }: Outage) => endsAt ?? Infinity
  return outages
    .filter(({ stage }) => stage === 'now')
    .toSorted((a, b) => Number(a.planned) - Number(b.planned) || end(b) - end(a))[0]
}

/** The next one that was announced. */
export function outageAhead(outages: readonly Outage[]): Outage | undefined {
  return outages.filter(({ stage }) => stage === 'ahead').toSorted((a, b) => a.startsAt - b.startsAt)[0]
}

/** The last one that is over, where that was less than three hours ago: some homes may still be without supply. */
export function outageJustOver(outages: readonly Outage[], nowMs: number): Outage | undefined {
  return outages
    .filter(({ stage, endsAt }) => stage === 'over' && endsAt !== null && nowMs - endsAt < JUST_OVER_MS)
    .toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0))[0]
}

/** The outages that have begun, and the total time without power. */
export function outageYear(outages: readonly Outage[], nowMs: number): OutageYear {
  const begun = outages.filter(({ stage }) => stage !== 'ahead')
  let totalMs = 0
  let reached = 0
  for (const { from, to } of begun.map((each) => spanOf(each, nowMs)).toSorted((a, b) => a.from - b.from)) {
    totalMs += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  const planned = begun.filter((each) => each.planned).length
  return { cuts: begun.length, failures: begun.length - planned, planned, totalMs }
}

/** The duration of an outage so far. */
export function lastedMs(outage: Outage, nowMs: number): number {
  const { from, to } = spanOf(outage, nowMs)
  return to - from
}

/** An incidence of the calls as an outage. */
export function outageOf(incidence: Incidence): Outage {
  const { tipo, estado, fechaFin, fechaCambio, estimates } = incidence
  const planned = tipo === 'PROGRAMADA'
  const stage = STAGES.get(estado) ?? stageBy(momentOf(incidence.fechaInicio), momentOf(fechaFin))
  return {
    code: incidence.codIncidence,
    planned,
    stage,
    cause: incidence.causa,
    startsAt: momentOf(incidence.fechaInicio),
    endsAt: !planned && stage !== 'over' && estimates.length === 0 ? null : momentOf(fechaFin),
    changedAt: fechaCambio === null ? null : momentOf(fechaCambio),
    estimates: estimates.map(({ at, until }) => ({ at: momentOf(at), until: momentOf(until) })),
    affected: incidence.afectados,
  }
}

/** An unknown state is judged by the times. */
function stageBy(startsAt: number, endsAt: number): Outage['stage'] {
  const nowMs = serverNowMs()
  if (startsAt > nowMs) return 'ahead'
  return endsAt < nowMs ? 'over' : 'now'
}

/** A moment of the calls as an instant. */
export function momentOf(text: string): number {
  return readable(instantFromOutage(text))
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

function outagesOf({ incidenceList }: ListIncidencesSuccess): readonly Outage[] {
  return incidenceList.map(outageOf)
}

function spanOf({ stage, startsAt, endsAt }: Outage, nowMs: number) {
  return { from: startsAt, to: stage === 'over' && endsAt !== null ? endsAt : Math.max(startsAt, nowMs) }
}
