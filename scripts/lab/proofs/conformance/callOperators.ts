import { operations } from '@acometida/api-spec/generated/operations'
import type { Answer } from '@acometida/e2e/support/manglings.ts'
import { changeContent, isSuccess, kindOf } from './answerKinds.ts'
import type { AskedCall, Change, Healthy, Operator } from './mutant.ts'

/** Makes a change that knows the operation, and remembers the answers that it has seen. */
type MakeChange = (healthy: Healthy) => Change
type Fits = (healthy: Healthy) => boolean

const queryOf = ({ path }: AskedCall): URLSearchParams => new URLSearchParams(path.split('?')[1])
const isPaged: Fits = ({ id }) => {
  const { properties = {} } = (operations[id].query ?? {}) as { properties?: object } // as the generator writes it
  return 'offset' in properties && 'limit' in properties
}

const refusal: Answer = {
  status: 403,
  type: 'application/json; charset=utf-8',
  body: '{"result":{"codResult":"9002","msgResult":"no"}}',
}

/** Answers every call with the first success among the calls of the same key. */
function firstOf(alike: (call: AskedCall) => string): MakeChange {
  return ({ id }) => {
    const firsts = new Map<string, Answer>()
    return (answer, call) => {
      if (!isSuccess(id, answer)) return answer
      const key = alike(call)
      const first = firsts.get(key) ?? answer
      firsts.set(key, first)
      return first
    }
  }
}

/** The path without some of its parameters. */
function without(...names: readonly string[]): (call: AskedCall) => string {
  return (call) => {
    const query = queryOf(call)
    for (const name of names) query.delete(name)
    return `${call.path.split('?')[0]}?${query}`
  }
}

/** The path with only the first clause of its filter, which says whose things are asked for. */
function withFirstClause(call: AskedCall): string {
  const query = queryOf(call)
  const [first = ''] = (query.get('filter') ?? '').split('|')
  query.set('filter', first)
  return `${call.path.split('?')[0]}?${query}`
}

/** The list with one more item at its end. */
function withOneMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? value : [...value, value.at(-1)]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOneMore(inner)]))
}

const rows: Readonly<Record<string, readonly [Fits, MakeChange]>> = {
  "an answer that tells somebody else's from nobody's": [
    ({ othersValues }) => othersValues.length > 0,
    ({ othersValues }) =>
      (answer, call) =>
        isAbout(call, othersValues) && call.caller === 'customer'
          ? changeContent(answer, ({ result, ...content }) => ({
              ...content,
              result: { ...result, msgResult: 'not yours' },
            }))
          : answer,
  ],
  "a success about somebody else's": [
    ({ othersValues }) => othersValues.length > 0,
    ({ othersValues, success }) =>
      (answer, call) =>
        isAbout(call, othersValues) && call.caller === 'customer' ? success : answer,
  ],
  "403 for somebody else's": [
    ({ othersValues }) => othersValues.length > 0,
    ({ othersValues }) =>
      (answer, call) =>
        isAbout(call, othersValues) && call.caller === 'customer' ? refusal : answer,
  ],
  'a page with one item more': [
    isPaged,
    ({ id }) =>
      (answer, call) =>
        isSuccess(id, answer) && queryOf(call).has('limit') ? changeContent(answer, withOneMore) : answer,
  ],
  'pages that all are the first': [isPaged, firstOf(without('offset'))],
  'pages of any size that are the first': [isPaged, firstOf(without('offset', 'limit'))],
  'a filter that is passed over': [({ id }) => operations[id].filter !== null, firstOf(withFirstClause)],
  'a repeated call that is done again': [
    ({ id }) => operations[id].method !== 'GET',
    () => {
      let done = 0
      return (answer, call) =>
        call.isRepeated && (done += 1) > 1
          ? changeContent(answer, ({ result, ...content }) => ({
              ...content,
              result: { ...result, msgResult: `done ${done} times` },
            }))
          : answer
    },
  ],
  'a repeated call that is refused as done': [
    ({ id }) => operations[id].method !== 'GET',
    ({ id }) => {
      let done = 0
      const code = operations[id].failureCodes[0] ?? '9999'
      return (answer, call) =>
        call.isRepeated && (done += 1) > 1
          ? { ...answer, body: JSON.stringify({ result: { codResult: code, msgResult: 'done' } }) }
          : answer
    },
  ],
  'a spent refresh token that is accepted': [
    ({ id }) => id === 'refreshTokens',
    ({ id, success }) =>
      (answer, call) =>
        call.caller !== null && !isSuccess(id, answer) ? success : answer,
  ],
}

/** Whether a call is about one of these values. */
function isAbout({ path, body }: AskedCall, values: readonly string[]): boolean {
  const plain = decodeURIComponent(path) + body
  return values.some((value) => plain.includes(value))
}

/** The operators that treat calls of an operation differently. */
export const callOperators: readonly Operator[] = [
  ...Object.entries(rows).map(([name, [fits, make]]): Operator => ({
    name,
    severity: 'broken',
    mutantsOf: (healthy) => (fits(healthy) ? [{ makeChange: () => make(healthy) }] : []),
  })),
  {
    name: '403 for one role that may',
    severity: 'broken',
    mutantsOf: (healthy) =>
      healthy.letIn.map((caller) => ({
        place: String(caller),
        makeChange: () => (answer, call) => (call.caller === caller ? refusal : answer),
      })),
  },
  {
    name: 'a success for one role that may not',
    severity: 'broken',
    mutantsOf: (healthy) =>
      healthy.refused.map((caller) => ({
        place: String(caller),
        makeChange: () => (answer, call) => (call.caller === caller ? healthy.success : answer),
      })),
  },
  {
    name: 'an ended session that is let in',
    severity: 'broken',
    mutantsOf: ({ id }) =>
      id === 'endSession'
        ? [
            {
              // The token of the session is tried with it.
              answersOf: 'getUser',
              makeChange: () => (answer) =>
                kindOf('getUser', answer) === 'no session' ? { ...answer, status: 200 } : answer,
            },
          ]
        : [],
  },
]
