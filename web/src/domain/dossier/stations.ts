import { type DossierStatusName, dossierStatuses, turnOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { statusAfterSilence, futureStatuses } from '@acometida/api-spec/rules/dossier/futureStatuses'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { isEnded, isKnownStatus, type StatusName, statusName } from './dossier.ts'
import type { DossierDetail } from './dossierDetail.ts'

/** The stations of every dossier, in order. */
const STATIONS = ['request', 'review', 'study', 'budget', 'payment', 'works', 'meter'] as const
export type StationName = (typeof STATIONS)[number]

/** A station, from a dossier's perspective. */
export interface Station {
  readonly name: StationName
  /** `exit`: the dossier ended here, before its goal. */
  readonly state: 'done' | 'current' | 'ahead' | 'exit'
  /** The last status within the station. Null if it was not reached. */
  readonly status: StatusName | null
  /** The local date of that status, or the latest expected date of the station. Null if unknown. */
  readonly on: string | null
}

/** The future of a dossier if the customer acts at once and the company uses its full terms. */
export interface Forecast {
  /** The local date of each future status. */
  readonly by: ReadonlyMap<StatusName, string>
  /** The latest date in service. Null if a study will deny it, or if it is in service already. */
  readonly inServiceBy: string | null
  readonly denied: boolean
}

type Facts = Pick<DossierDetail, 'status' | 'form' | 'term' | 'history'>

/**
 * The forecast on a local date. Null for an ended dossier, and if the company's term is over, because no forecast is
 * possible then.
 */
export function forecastOf({ status, form, term }: Facts, today: string): Forecast | null {
  // An unknown status has no forecast.
  if (!isKnownStatus(status)) return null
  const code = dossierStatuses[status]
  const turn = turnOf(code)
  if (turn === 'nobody') return null
  if (turn === 'utility' && (term === null || term.dueOn < today)) return null
  const from = turn === 'customer' ? today : (term?.startsOn ?? today)
  const by = new Map(futureStatuses(code, sizeOf(form), from).map((step) => [statusName(step.status), step.by]))
  return { by, inServiceBy: by.get('inService') ?? null, denied: by.has('denied') }
}

/** The status that follows if the customer does not act. Null if they have nothing to do. */
export function statusOnSilence({ status }: Pick<Facts, 'status'>): StatusName | null {
  const after = isKnownStatus(status) ? statusAfterSilence(dossierStatuses[status]) : undefined
  return after === undefined ? null : statusName(after)
}

/** The seven stations. If the dossier ended before its goal, the station reached is the exit. */
export function stationsOf(dossier: Facts, forecast: Forecast | null): readonly Station[] {
  const { status, history } = dossier
  const place = (name: StatusName) => STATIONS.indexOf(stationOf(name) ?? 'request')
  const onTheWay = history.filter((event) => stationOf(event.status) !== undefined)
  const here = status === 'closed' ? STATIONS.length : place(onTheWay.at(-1)?.status ?? 'registered')
  const out = isEnded(dossier) && status !== 'closed' ? history.at(-1) : undefined
  return STATIONS.map((name, index) => {
    const last = history.findLast((event) => stationOf(event.status) === name)
    const been = { status: last?.status ?? null, on: last ? localDate(parseInstant(last.at)) : null }
    if (index < here) return { name, state: 'done', ...been }
    if (out && index === here) return { name, state: 'exit', status: out.status, on: localDate(parseInstant(out.at)) }
    if (index === here) return { name, state: 'current', ...been }
    return { name, state: 'ahead', status: null, on: aheadOn(name, forecast) }
  })
}

/** The expected date of a station: for works, their start rather than the payment. */
function aheadOn(station: StationName, forecast: Forecast | null): string | null {
  const days = [...(forecast?.by ?? [])].flatMap(([status, by]) => (stationOf(status) === station ? [by] : []))
  return days.at(-1) ?? null
}

function stationOf(status: StatusName): StationName | undefined {
  return isKnownStatus(status) ? STATION_OF[status] : undefined
}

/** The station of each status. Exits have none, and neither has the end. */
const STATION_OF: Partial<Readonly<Record<DossierStatusName, StationName>>> = {
  registered: 'request',
  pendingDocumentation: 'review',
  pendingReview: 'review',
  pendingCorrection: 'review',
  valid: 'study',
  open: 'study',
  quoted: 'budget',
  valued: 'payment',
  charged: 'works',
  inExecution: 'works',
  inService: 'meter',
}
