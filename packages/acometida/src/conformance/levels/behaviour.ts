import { operations } from '@acometida/api-spec/generated/operations'
import { exampleCall, type ExampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import type { Finding, Result } from '../cells.ts'
import { broken, type Context, logInOr, notAllowed, outcomeOf, question, unjudged } from '../context.ts'
import { listIn } from '../listIn.ts'
import { exchangeTokens } from '../sessions.ts'
import { loginNames } from '../sessionSuccesses.ts'
import { type Answered, type Caller, NoAnswer, type Place } from '../target.ts'
import { clausesIn, withClause, withQuery } from './query.ts'

/** Asks a question about an operation, by calls of somebody who has succeeded with it. */
type Question = (ask: Ask, call: ExampleCall, id: OperationId) => Promise<readonly Finding[]>
type Ask = (call: ExampleCall, more?: Readonly<Record<string, string>>) => Promise<Answered>

/** Level 5: pages add up, filters narrow, a repeated call is done once, and sessions end. */
export async function behaviour(context: Context, id: OperationId): Promise<Result[]> {
  const ofSession = sessionQuestions[id]
  // It ends nothing but the session that is opened for it.
  if (ofSession) return [await question(context, id, ofSession.name, () => inSession(context, id, ofSession))]
  if (!context.mayDo(id)) return [notAllowed('all', id)]
  const results: Result[] = []
  for (const [name, { of, ask }] of Object.entries(questions))
    if (of(id)) results.push(await question(context, id, name, () => answer(context, id, name, ask)))
  return results
}

type Properties = Readonly<
  Record<string, { readonly enum?: readonly unknown[]; readonly format?: string; readonly maximum?: number }>
>

function propertiesOf(schema: object | null): Properties {
  return (schema as { properties?: Properties } | null)?.properties ?? {} // an object, as the generator writes it
}

const questions: Readonly<Record<string, { readonly of: (id: OperationId) => boolean; readonly ask: Question }>> = {
  'pages add up': {
    of: (id) => {
      const { offset, limit } = propertiesOf(operations[id].query)
      // A list that knows only its beginning has no pages.
      return offset !== undefined && offset.maximum === undefined && limit !== undefined && limit.enum === undefined
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

async function answer(context: Context, id: OperationId, name: string, question: Question): Promise<Result> {
  const success = context.successes.get(id)
  if (!success) return unjudged(name, 'no caller has succeeded with the operation; see its question shape, success')
  let answered: Answered | undefined
  const findings = await context.inPlace(id, [success.as], async (place) => {
    const caller = await logInOr(place, success.as)
    const ask: Ask = async (call, more) => (answered = await place.call(id, call, caller, more))
    return question(ask, success.call, id)
  })
  return { name, findings, ...(answered && { answered }) }
}

/** Two pages of one item equal one page of two. */
async function pagesAddUp(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const page = async (offset: number, limit: number) =>
    listIn(id, (await ask(withQuery(call, { offset, limit }))).content)
  const [first, second, both] = [await page(0, 1), await page(1, 1), await page(0, 2)]
  const isSame = JSON.stringify([...first, ...second]) === JSON.stringify(both)
  // A list of one item adds up even if a page holds one item too many.
  if (isSame && first.length <= 1 && second.length <= 1 && both.length <= 2) return []
  const got = `${first.length} and ${second.length}, and ${both.length}`
  return [broken(id, 'paging', 'two pages of one that are a page of two', got)]
}

/**
 * Every item has the value of the filter, for each key of the filter that is also a field of the items. A day is an end
 * of a range, and no value of an item.
 */
async function filtersNarrow(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const all = listIn(id, (await ask(call)).content)
  const keys = propertiesOf(operations[id].filter?.schema ?? null)
  const findings: Finding[] = []
  for (const [key, { enum: choices, format }] of Object.entries(keys)) {
    if (format !== undefined) continue
    // Alternative keys exclude each other.
    if (isTaken(id, call, key)) continue
    // Two values, because an API that ignores the filter may be right about one of them.
    const values = new Set([all[0]?.[key], all.at(-1)?.[key]])
    for (const value of values) {
      if (!isFilterValue(value) || (choices && !choices.includes(value))) continue
      const items = listIn(id, (await ask(withClause(call, key, value))).content)
      if (items.length > 0 && items.every((item) => item[key] === value)) continue
      const finding = broken(id, 'filter', `items whose ${key} is the one of the filter`, 'others, or none')
      findings.push({ ...finding, where: key })
      break
    }
  }
  return findings
}

function isTaken(id: OperationId, call: ExampleCall, key: string): boolean {
  const choices: readonly string[] = operations[id].filter?.oneOf ?? []
  return choices.includes(key) || clausesIn(call).some((clause) => clause.startsWith(`${key}:`))
}

/** Whether a filter can hold a value: a text without separators of clauses. */
function isFilterValue(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/[|:~]/.test(value)
}

/** A write that is repeated under its message-id gets the first answer again. */
async function doneOnce(ask: Ask, call: ExampleCall, id: OperationId): Promise<readonly Finding[]> {
  const headers = { 'message-id': makeMessageId(0, 1, Math.random) }
  const [first, second] = [await ask(call, headers), await ask(call, headers)]
  return first.body === second.body
    ? []
    : [broken(id, 'repeated call', 'the first answer, for the same message-id', `another one, ${outcomeOf(second)}`)]
}

/** A question that may end the session of the caller. */
interface SessionQuestion {
  readonly name: string
  readonly ask: (place: Place, session: Caller, context: Context) => Promise<readonly Finding[]>
}

const sessionQuestions: { readonly [Id in OperationId]?: SessionQuestion } = {
  refreshTokens: {
    name: 'a refresh token is good once',
    ask: async (place, session) => {
      const id = 'refreshTokens'
      const refresh = exampleCall(id, { body: { user: session.document, refresh_token: session.refreshToken } })
      const first = await place.call(id, refresh, session)
      if (!first.isDone) return [broken(id, 'refresh', 'a success', outcomeOf(first))]
      const second = await place.call(id, refresh, session)
      return second.isDone ? [broken(id, 'refresh', 'a refusal of a spent token', outcomeOf(second))] : []
    },
  },
  endSession: {
    name: 'nothing is let in afterwards',
    ask: async (place, session, context) => {
      const id = 'endSession'
      const ended = await place.call(id, exampleCall(id), session)
      if (!ended.isDone) return []
      const after = await place.call(...readOf(context, session), session)
      if (after.status !== 401)
        return [broken(id, 'session', '401 for the token of an ended session', outcomeOf(after))]
      return (await exchangeTokens(place, session).catch(nullIfSilent)) === null
        ? []
        : [broken(id, 'session', 'a refusal of the refresh token of an ended session', 'new tokens')]
    },
  },
}

/** A read that needs a session: one that has succeeded, or else that of the user. */
function readOf({ successes }: Context, session: Caller): readonly [OperationId, ExampleCall] {
  const known = [...successes].find(([id, { as }]) => as !== null && operations[id].effect === 'none')
  return known ? [known[0], known[1].call] : ['getUser', exampleCall('getUser', { path: { id: session.userId } })]
}

/** An API without an operation for it renews nothing. */
function nullIfSilent(error: unknown): null {
  if (error instanceof NoAnswer) return null
  throw error
}

/** Asks in a session that is opened for the question. */
async function inSession(context: Context, id: OperationId, { name, ask }: SessionQuestion): Promise<Result> {
  const as = context.target.isReference ? 'customer' : loginNames(context.config)[0]
  if (as === undefined)
    return unjudged(name, 'add a caller with user and password to --config; the call ends its session')
  const findings = await context.inPlace('logIn', context.target.isReference ? [as] : [], async (place) => {
    const session = await place.logIn(as)
    return session.refreshToken === '' && id === 'refreshTokens' ? null : ask(place, session, context)
  })
  return findings ? { name, findings } : unjudged(name, 'the log-in gives no refresh token')
}
