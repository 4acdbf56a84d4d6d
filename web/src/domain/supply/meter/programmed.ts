import { HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { parsed, parseMs } from '#src/api/call/parse.ts'
import {
  createProgrammedQuery,
  createProgrammedRead,
  type ListProgrammedQueriesSuccess,
  type ListProgrammedReadsSuccess,
  type ProgrammedQuery as WireQuery,
  type ProgrammedRead as WireRead,
  useListProgrammedQueries,
  useListProgrammedReads,
} from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { type Code, otherCode } from '#src/base/codes.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { type Meter, switchStateOf } from './meter.ts'

interface Times {
  /** The due time; for an immediate read, the time of the request. Milliseconds since 1970. */
  readonly at: number
  /** The meter has answered. */
  readonly done: boolean
}

/** A programmed task of a meter. */
interface Programmed extends Times {
  readonly id: string
}

/** A read of all registers. */
export interface ProgrammedRead extends Programmed {
  /** By tariff period, P1 first, whole kWh. Null until the meter is read. */
  readonly registers: readonly number[] | null
  /** Programmed by a system of the company, not by the customer. */
  readonly byCompany: boolean
}

/**
 * A query to a meter: the power demanded at that moment, the energy of that day until then, or whether the switch is
 * closed.
 */
export interface ProgrammedQuery extends Programmed {
  readonly kind: Code<QueryKind>
  readonly answer: QueryAnswer | null
}

export type QueryKind = QueryAnswer['kind']
export type QueryAnswer =
  | { readonly kind: 'power'; readonly watts: number }
  | { readonly kind: 'energy'; readonly kwh: number }
  | { readonly kind: 'switch'; readonly state: Meter['state'] }

export const QUERY_KINDS = ['power', 'energy', 'switch'] as const satisfies readonly QueryKind[]

/** In place of a meter that the API does not name, for a call that is not made: a filter has no empty value. */
const NOT_ASKED = '-'

/** The programmed reads of the customer or the company, newest first. Polls once one is due. None without a meter. */
export function useProgrammedReads({ meterId }: Supply) {
  return useListProgrammedReads(
    { filter: filterOf<'listProgrammedReads'>({ meterId: meterId || NOT_ASKED }), sort: '-id', limit: MAX_READS },
    {
      query: {
        select: readsOf,
        enabled: meterId !== '',
        refetchInterval: ({ state: { data } }) => nextPollMs(data?.reads.map(timesOf) ?? []),
      },
    },
  )
}

/** The programmed queries, like useProgrammedReads. */
export function useProgrammedQueries({ meterId }: Supply) {
  return useListProgrammedQueries(meterId, {
    query: {
      select: queriesOf,
      enabled: meterId !== '',
      refetchInterval: ({ state: { data } }) => nextPollMs(data?.items.map(timesOf) ?? []),
    },
  })
}

/** The powers in the answers of the meter, watts, and their instants, milliseconds since 1970. */
export function usePowerAnswers({ meterId }: Supply, { enabled }: { readonly enabled: boolean }) {
  return useListProgrammedQueries(meterId, { query: { select: powerAnswersOf, enabled: enabled && meterId !== '' } })
}

/** Programs a read or query at an instant, milliseconds since 1970. An identical pending one is created once. */
export async function program({ meterId }: Supply, what: 'read' | QueryKind, dueAt: number): Promise<void> {
  const dueDate = localDateTime(dueAt)
  if (what === 'read') await createProgrammedRead({ meterId, origin: 'I', dueDate })
  else await createProgrammedQuery({ meterId, type: TYPES[what], dueDate })
}

/** Whether the meter has answered, is due without an answer, or is due later. */
export function programmedStateOf({ done, at }: Times, nowMs: number): 'done' | 'asking' | 'waiting' {
  if (done) return 'done'
  return at <= nowMs ? 'asking' : 'waiting'
}

/** Pending items first, the next one on top; then completed ones, the latest on top. */
export function inOrder<Item extends Times>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => Number(a.done) - Number(b.done) || (a.done ? b.at - a.at : a.at - b.at))
}

/** The last completed item. */
export function lastCompleted<Item extends Times>(items: readonly Item[]): Item | undefined {
  return inOrder(items).find(({ done }) => done)
}

/**
 * The polling interval of a list, milliseconds: until the next item is due, short while the meter is read, and a minute
 * if it does not answer. False without pending items.
 */
export function nextPollMs(items: readonly Times[], nowMs = serverNowMs()): number | false {
  const [next] = inOrder(items)
  if (!next || next.done) return false
  const lateMs = nowMs - next.at
  if (lateMs < 0) return Math.min(-lateMs + SOON_MS, HOUR_MS)
  return lateMs < MINUTE_MS ? SOON_MS : MINUTE_MS
}

const SOON_MS = 3_000
const MAX_READS = 500

const TYPES = { power: 'POWER', energy: 'ENERGY', switch: 'SWITCH' } as const satisfies Record<
  QueryKind,
  WireQuery['type']
>

function readsOf({ reads }: ListProgrammedReadsSuccess): readonly ProgrammedRead[] {
  return reads.map((read) => ({ ...programmedOf(read), registers: read.registers, byCompany: read.origin === 'S' }))
}

function queriesOf({ items }: ListProgrammedQueriesSuccess): readonly ProgrammedQuery[] {
  return items.map((query) => ({
    ...programmedOf(query),
    kind: QUERY_KINDS.find((kind) => TYPES[kind] === query.type) ?? otherCode(query.type),
    answer: query.value === null ? null : answerOf(query.type, query.value),
  }))
}

function powerAnswersOf(success: ListProgrammedQueriesSuccess) {
  return queriesOf(success).flatMap(({ at, answer }) => (answer?.kind === 'power' ? [{ at, watts: answer.watts }] : []))
}

function programmedOf(wire: WireRead | WireQuery): Programmed {
  const times = timesOf(wire)
  return { id: wire.id, ...times, at: parseMs(times.at) }
}

/** The times of an item, as far as they can be read. */
function timesOf({ dueDate, createDate, status }: WireRead | WireQuery): Times {
  return { at: Math.max(parseInstant(dueDate), parseInstant(createDate)), done: status === 'DONE' }
}

function answerOf(type: string, value: string): QueryAnswer | null {
  if (type === 'POWER') return { kind: 'power', watts: numberIn(value) }
  if (type === 'ENERGY') return { kind: 'energy', kwh: numberIn(value) }
  return type === 'SWITCH' ? { kind: 'switch', state: switchStateOf(value) } : null
}

function numberIn(text: string): number {
  return parsed(/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
}
