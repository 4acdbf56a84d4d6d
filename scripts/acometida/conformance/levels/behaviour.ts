import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'
import { operations } from '@acometida/api-spec/generated/operations'
import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import { exampleCall, type ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Cell, Finding } from '../cells.ts'
import { broken, type Context, logInOr, outcomeOf, unjudged } from '../context.ts'
import type { Answered, Caller, Place } from '../target.ts'

/** Asks a question about an operation, by calls of somebody who has succeeded with it. */
type Question = (ask: Ask, call: ExampleCall, id: OperationId) => Promise<readonly Finding[]>
type Ask = (call: ExampleCall, more?: Readonly<Record<string, string>>) => Promise<Answered>

/** Level 5: pages add up, filters narrow, a repeated call is done once, and sessions end. */
export async function behaviour(context: Context, id: OperationId): Promise<Cell[]> {
  if (!context.mayDo(id)) return [unjudged(id, 'behaviour', 'all', `allow --effects ${operations[id].effect}`)]
  const cells: Cell[] = []
  for (const [name, { of, ask }] of Object.entries(questions))
    if (of(id)) cells.push(await answer(context, id, name, ask))
  const session = sessionQuestions[id]
  if (session) cells.push(await session(context, id))
  return cells
}

type Properties = Readonly<Record<string, { readonly enum?: readonly unknown[] }>>

function propertiesOf(schema: object | null): Properties {
  return (schema as { properties?: Properties } | null)?.properties ?? {} // an object, as the generator writes it
}

const questions: Readonly<Record<string, { readonly of: (id: OperationId) => boolean; readonly ask: Question }>> = {
  'pages add up': {
    of: (id) => {
      const { offset, limit } = propertiesOf(operations[id].query)
      return offset !== undefined && limit !== undefined && limit.enum === undefined
    },
    ask: pagesAddUp,
  },
  'filters narrow': { of: (id) => operations[id].filter !== null, ask: filtersNarrow },
  'a repeated call is done once': {
    of: (id) => {
      const { method, roles, secretAnswer } = operations[id]
      return method !== 'GET' && !secretAnswer && !roles.some((role) => role === 'anyone' || role === 'mfaPending')
    },
    ask: doneOnce,
  },
}

async function answer(context: Context, id: OperationId, name: string, question: Question): Promise<Cell> {
  const success = context.successes.get(id)
  if (!success) return unjudged(id, 'behaviour', name, 'the operation has to succeed for somebody first, see shape')
  let answered: Answered | undefined
  const findings = await context.inPlace(id, [success.as], async (place) => {
    const caller = success.as === null ? null : await logInOr(place, success.as)
    const ask: Ask = async (call, more) => (answered = await place.call(id, call, caller, more))
    return question(ask, success.call, id)
  })
  return { operation: id, level: 'behaviour', name, findings, ...(answered && { answered }) }
}

/** Two pages of one item equal one page of two. */
async function pagesAddUp(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const page = async (offset: number, limit: number) =>
    itemsIn(id, (await ask(changed(call, { offset, limit }))).content)
  const [first, second, both] = [await page(0, 1), await page(1, 1), await page(0, 2)]
  const [pages, whole] = [JSON.stringify([...first, ...second]), JSON.stringify(both)]
  // A list of one item adds up even if a page holds one item too many.
  const isWithinLimit = first.length <= 1 && second.length <= 1 && both.length <= 2
  return pages === whole && isWithinLimit
    ? []
    : [
        broken(
          id,
          'paging',
          'two pages of one that are a page of two',
          `${first.length} and ${second.length}, and ${both.length}`,
        ),
      ]
}

/** Every item has the value of the filter, for each key of the filter that is also a field of the items. */
async function filtersNarrow(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const all = itemsIn(id, (await ask(call)).content)
  const keys = propertiesOf(operations[id].filter?.schema ?? null)
  const findings: Finding[] = []
  for (const [key, { enum: choices }] of Object.entries(keys)) {
    // Alternative keys exclude each other.
    if (isTaken(id, call, key)) continue
    // Two values, because an API that ignores the filter may be right about one of them.
    const values = new Set([all[0]?.[key], all.at(-1)?.[key]])
    for (const value of values) {
      if (!isFilterValue(value) || (choices && !choices.includes(value))) continue
      const items = itemsIn(id, (await ask(withFilter(call, key, value))).content)
      if (items.length > 0 && items.every((item) => item[key] === value)) continue
      const finding = broken(id, 'filter', `items whose ${key} is the one of the filter`, 'others, or none')
      findings.push({ ...finding, where: key })
      break
    }
  }
  return findings
}

/** Whether a filter can hold a value: a text without separators of clauses. */
function isFilterValue(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/[|:~]/.test(value)
}

/** A write that is repeated under its message-id gets the first answer again. */
async function doneOnce(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const again = { 'message-id': makeMessageId(0, 1, Math.random) }
  const [first, second] = [await ask(call, again), await ask(call, again)]
  return first.body === second.body
    ? []
    : [broken(id, 'repeated call', 'the first answer, for the same message-id', `another one, ${outcomeOf(second)}`)]
}

/** The items of the first list that the contract names in an answer. */
function itemsIn(id: OperationId, content: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list = (placeOfList(answers[id]) ?? []).reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Answered['content'])[name] : undefined),
    content,
  )
  // A list that holds something else is judged by its shape.
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}

function placeOfList(shape: AnswerShape | undefined): readonly string[] | undefined {
  if (shape?.items) return []
  for (const [name, inner] of Object.entries(shape?.properties ?? {})) {
    const place = placeOfList(inner)
    if (place) return [name, ...place]
  }
  return undefined
}

function changed({ path, ...rest }: ExampleCall, values: Readonly<Record<string, string | number>>): ExampleCall {
  const [place = '', query = ''] = path.split('?')
  const asked = new URLSearchParams(query)
  for (const [name, value] of Object.entries(values)) asked.set(name, String(value))
  return { ...rest, path: `${place}?${asked}` }
}

const filterIn = ({ path }: ExampleCall): string => new URLSearchParams(path.split('?')[1]).get('filter') ?? ''

function isTaken(id: OperationId, call: ExampleCall, key: string): boolean {
  const choices: readonly string[] = operations[id].filter?.oneOf ?? []
  return (
    choices.includes(key) ||
    filterIn(call)
      .split('|')
      .some((clause) => clause.startsWith(`${key}:`))
  )
}

function withFilter(call: ExampleCall, key: string, value: string): ExampleCall {
  const filter = filterIn(call)
  return changed(call, { filter: filter === '' ? `${key}::${value}` : `${filter}|${key}::${value}` })
}

const sessionQuestions: { readonly [Id in OperationId]?: (context: Context, id: OperationId) => Promise<Cell> } = {
  refreshTokens: (context, id) =>
    inSession(context, id, 'a refresh token is good once', async (place, session) => {
      const refresh = exampleCall('refreshTokens', {
        body: { user: session.document, refresh_token: session.refreshToken },
      })
      const first = await place.call(id, refresh, session)
      if (!first.isDone) return [broken(id, 'refresh', 'a success', outcomeOf(first))]
      const second = await place.call(id, refresh, session)
      return second.isDone ? [broken(id, 'refresh', 'a refusal of a spent token', outcomeOf(second))] : []
    }),
  endSession: (context, id) =>
    inSession(context, id, 'nothing is let in afterwards', async (place, session) => {
      await place.call(id, exampleCall('endSession'), session)
      const after = await place.call('getUser', exampleCall('getUser', { path: { id: session.userId } }), session)
      return after.status === 401
        ? []
        : [broken(id, 'session', '401 for the token of an ended session', outcomeOf(after))]
    }),
}

/** Asks a question that may end the session. A real caller has only one, so only the reference server is asked. */
async function inSession(
  context: Context,
  id: OperationId,
  name: string,
  ask: (place: Place, caller: Caller) => Promise<readonly Finding[]>,
): Promise<Cell> {
  if (!context.target.isReference)
    return unjudged(id, 'behaviour', name, 'it ends a session, and the run needs those of its callers')
  return context.inPlace('logIn', ['customer'], async (place) => {
    const findings = await ask(place, await place.logIn('customer'))
    return { operation: id, level: 'behaviour', name, findings }
  })
}
