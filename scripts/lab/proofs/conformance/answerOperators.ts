import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import type { Answer } from '@acometida/e2e/support/manglings.ts'
import { changeContent, type Kind, kindOf } from './answerKinds.ts'
import type { Healthy, Operator } from './mutant.ts'

type ChangeAnswer = (answer: Answer, healthy: Healthy) => Answer

/** A fault: the severity that a run has to find, the kinds of answers that it changes, and the change. */
type Row = readonly [severity: Operator['severity'], of: readonly Kind[], change: ChangeAnswer]

const PAGE = '<!doctype html><html><h1>Portal</h1></html>'
const page =
  (status: number): ChangeAnswer =>
  () => ({ status, type: 'text/html', body: PAGE })
const withStatus =
  (status: number): ChangeAnswer =>
  (answer) => ({ ...answer, status })
const withType =
  (type: string): ChangeAnswer =>
  (answer) => ({ ...answer, type })
const withBody =
  (change: (body: string) => string): ChangeAnswer =>
  (answer) => ({ ...answer, body: change(answer.body) })
const withResult =
  (change: (result: Readonly<Record<string, unknown>>) => unknown): ChangeAnswer =>
  (answer) =>
    changeContent(answer, ({ result, ...content }) => ({ ...content, result: change(result) }))
const withCode =
  (codeOf: (healthy: Healthy) => unknown): ChangeAnswer =>
  (answer, healthy) =>
    withResult((result) => ({ ...result, codResult: codeOf(healthy) }))(answer, healthy)
const refusal =
  (status: number, code: string): ChangeAnswer =>
  () => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ result: { codResult: code, msgResult: 'no' } }),
  })
const asSuccess: ChangeAnswer = (_answer, { success }) => success

const rows: Readonly<Record<string, Row>> = {
  'a page for a success': ['broken', ['success'], page(200)],
  'a page for each answer': ['broken', ['success', 'failure', 'bad request', 'no session', 'forbidden'], page(200)],
  'the page of a wrong address': ['broken', ['success'], page(404)],
  'the page of a gateway': ['broken', ['success'], page(502)],
  'a page for what is forbidden': ['broken', ['forbidden'], page(403)],
  'a page for a bad request': ['broken', ['bad request'], page(400)],
  'a page for who has no session': ['drift', ['no session'], page(401)],
  'a redirect to the page of a log-in': [
    'broken',
    ['no session'],
    (_answer) => ({ status: 302, type: 'text/html', body: PAGE }),
  ],
  'JSON that is cut off': ['broken', ['success'], withBody((body) => body.slice(0, body.length / 2))],
  'a connection that is cut off': ['broken', ['success'], (answer) => ({ ...answer, cutOff: true })],
  'an empty body': ['broken', ['success'], withBody(() => '')],
  'an empty body for a failure': ['broken', ['failure'], withBody(() => '')],
  'no content': ['broken', ['success'], (answer) => ({ ...answer, status: 204, body: '' })],
  'null for a success': ['broken', ['success'], withBody(() => 'null')],
  'JSON as a text of JSON': ['broken', ['success'], withBody((body) => JSON.stringify(body))],
  'a list around the answer': ['broken', ['success'], withBody((body) => `[${body}]`)],
  'two answers in one': ['broken', ['success'], withBody((body) => body + body)],
  'no result': ['broken', ['success'], withResult(() => undefined)],
  'a result that is null': ['broken', ['success'], withResult(() => null)],
  'a result that is the code alone': ['broken', ['success'], withResult(({ codResult }) => codResult)],
  'a result without its code': ['broken', ['success'], withResult(({ msgResult }) => ({ msgResult }))],
  'a code as a number': [
    'broken',
    ['success'],
    withResult((result) => ({ ...result, codResult: Number(result['codResult']) })),
  ],
  'no result with a failure': ['broken', ['failure'], withResult(() => undefined)],
  'a code that no operation has': ['broken', ['success'], withCode(() => '7777')],
  'a failure with a code that no operation has': ['broken', ['failure'], withCode(() => '7777')],
  'a code of another operation': ['broken', ['success'], withCode(codeOfAnother)],
  'a failure with a code of another operation': ['broken', ['failure'], withCode(codeOfAnother)],
  'what it holds one level deeper': [
    'broken',
    ['success'],
    (answer) =>
      changeContent(answer, ({ result, ...content }) =>
        Object.keys(content).length > 0 ? { result, data: content } : { result },
      ),
  ],
  '500 for a success': ['broken', ['success'], refusal(500, 'ERROR_GENERICO')],
  '500 for what is not there': ['broken', ['failure'], refusal(500, 'ERROR_GENERICO')],
  '500 for a bad request': ['broken', ['bad request'], refusal(500, 'ERROR_GENERICO')],
  '404 for a success': ['broken', ['success'], withStatus(404)],
  '404 for a failure': ['broken', ['failure'], withStatus(404)],
  '422 for a bad request': ['broken', ['bad request'], withStatus(422)],
  '404 for who has no session': ['broken', ['no session'], withStatus(404)],
  '404 for what is forbidden': ['broken', ['forbidden'], withStatus(404)],
  '403 for who may': ['broken', ['success', 'failure'], refusal(403, '9002')],
  '401 for who may': ['broken', ['success', 'failure'], refusal(401, '9001')],
  '401 for what is forbidden': ['broken', ['forbidden'], refusal(401, '9001')],
  '403 for who has no session': ['broken', ['no session'], refusal(403, '9002')],
  '200 for who has no session': ['broken', ['no session'], withStatus(200)],
  '200 for what is forbidden': ['broken', ['forbidden'], withStatus(200)],
  'a success for who has no session': ['broken', ['no session'], asSuccess],
  'a success for what is forbidden': ['broken', ['forbidden'], asSuccess],
  '201 for a success': ['drift', ['success'], withStatus(201)],
  'text for JSON': ['drift', ['success'], withType('text/plain')],
  'JSON of no type': ['drift', ['success'], withType('')],
  'an unknown field beside the result': [
    'drift',
    ['success'],
    (answer) => changeContent(answer, (content) => ({ ...content, novelty: null })),
  ],
  'an unknown code with 401': ['drift', ['no session'], withCode(() => 'SESSION')],
  'an unknown code with 403': ['drift', ['forbidden'], withCode(() => 'ROLE')],
  'an unknown code with 400': ['drift', ['bad request'], withCode(() => 'INPUT')],
  'a refusal of a bad request without its violations': [
    'drift',
    ['bad request'],
    (answer) => changeContent(answer, ({ violations: _none, ...content }) => content),
  ],
  'violations at another place': [
    'drift',
    ['bad request'],
    (answer) => changeContent(answer, (content) => ({ ...content, violations: [{ field: 'elsewhere', rule: 'x' }] })),
  ],
  'a bad request that is passed over': ['drift', ['bad request'], asSuccess],
  'the code of a refusal with 200': ['drift', ['bad request'], withStatus(200)],
}

/** The operators that change an answer as a whole, in the same way for all callers. */
export const answerOperators: readonly Operator[] = Object.entries(rows).map(([name, [severity, of, change]]) => ({
  name,
  severity,
  mutantsOf: (healthy) => [
    {
      makeChange: () => (answer) => (of.includes(kindOf(healthy.id, answer)) ? change(answer, healthy) : answer),
    },
  ],
}))

function codeOfAnother({ id }: Healthy): string {
  const { successCodes, failureCodes } = operations[id]
  const own = new Set<string>([...successCodes, ...failureCodes])
  return Object.keys(errorCatalogue).find((code) => !own.has(code)) ?? ''
}
