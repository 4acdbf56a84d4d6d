import { type DossierStatusName, dossierStatuses, turnOf } from '@acometida/api-spec/rules/dossierStatus'
import { statusAfterSilence, stepsAhead } from '@acometida/api-spec/rules/dossierSteps'
import { sizeOf } from '@acometida/api-spec/rules/dossierTerms'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { isEnded, isKnownStatus, type StatusName, statusName } from './dossier.ts'
import type { DossierDetail } from './dossierDetail.ts'

/** The stations of every way, in their order. */
const STATIONS = ['request', 'review', 'study', 'budget', 'payment', 'works', 'meter'] as const
export type StationName = (typeof STATIONS)[number]

/** A station of the process, and the dossier's position relative to it. */
export interface Station {
  readonly name: StationName
  /** `exit`: the way ended here, before its goal. */
  readonly state: 'done' | 'current' | 'ahead' | 'exit'
  /** The status in it: the last one it had there, or null where it has not come so far. */
  readonly status: StatusName | null
  /** The local day on which it came to that status, or is to be here at the latest; null where nobody knows. */
  readonly on: string | null
}

/** The course from today, if the customer acts at once and the company uses all of its terms. */
export interface Forecast {
  /** The local day by which each status to come is reached. */
  readonly by: ReadonlyMap<StatusName, string>
  /** When it is in service at the latest; null where the study is known to deny it, or it is so already. */
  readonly inServiceBy: string | null
  readonly denied: boolean
}

type Facts = Pick<DossierDetail, 'status' | 'form' | 'term' | 'history'>

/**
 * The forecast on a local day; null where the dossier has ended, and where the company is overdue, since nobody can
 * tell then.
 */
export function forecastOf({ status, form, term }: Facts, today: string): Forecast | null {
  // The course after an unknown status is unknown.
  if (!isKnownStatus(status)) return null
  const code = dossierStatuses[status]
  const turn = turnOf(code)
  if (turn === 'nobody') return null
  if (turn === 'utility' && (term === null || term.dueOn < today)) return null
  const from = turn === 'customer' ? today : (term?.startsOn ?? today)
  const by = new Map(stepsAhead(code, sizeOf(form), from).map((step) => [statusName(step.status), step.by]))
  return { by, inServiceBy: by.get('inService') ?? null, denied: by.has('denied') }
}

/** The status after the customer's silence; null where nothing is asked of them. */
export function silenceOf({ status }: Pick<Facts, 'status'>): StatusName | null {
  const after = isKnownStatus(status) ? statusAfterSilence(dossierStatuses[status]) : undefined
  return after === undefined ? null : statusName(after)
}

/** The seven stations. Where it ended before its goal, the one that it had come to is the exit. */
export function wayOf(dossier: Facts, forecast: Forecast | null): readonly Station[] {
  const { status, history } = dossier
  const place = (name: StatusName) => STATIONS.indexOf(stationOf(name) ?? 'request')
  const onTheWay = history.filter((event) => stationOf(event.status) !== undefined)
  const here = status === 'closed' ? STATIONS.length : place(onTheWay.at(-1)?.status ?? 'registered')
  const out = isEnded(dossier) && status !== 'closed' ? history.at(-1) : undefined
  return STATIONS.map((name, index) => {
    const last = history.findLast((event) => stationOf(event.status) === name)
    const been = { status: last?.status ?? null, on: last ? localDate(Date.parse(last.at)) : null }
    if (index < here) return { name, state: 'done', ...been }
    if (out && index === here) return { name, state: 'exit', status: out.status, on: localDate(Date.parse(out.at)) }
    if (index === here) return { name, state: 'current', ...been }
    return { name, state: 'ahead', status: null, on: aheadOn(name, forecast) }
  })
}

/** The day on which a station is reached in full: works on the day they begin, not on that of the payment. */
function aheadOn(station: StationName, forecast: Forecast | null): string | null {
  const days = [...(forecast?.by ?? [])].flatMap(([status, by]) => (stationOf(status) === station ? [by] : []))
  return days.at(-1) ?? null
}

function stationOf(status: StatusName): StationName | undefined {
  return isKnownStatus(status) ? STATION_OF[status] : undefined
}

/** The station of each status. Exits lie beside the process, and the end behind it. */
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
