import { Ajv, type ErrorObject } from 'ajv'
import addCommonFormats from 'ajv-formats'
import { errorCatalogue } from '../generated/errors.ts'
import { operations } from '../generated/operations.ts'
import { PASSING_FAILURES } from '../generated/outcomes.ts'
import type { OperationId } from '../operations/operationOf.ts'
import { addFormats } from '../rules/addFormats.ts'
import { type Fields, hasFields } from '../rules/fields.ts'
import { memoize } from '../rules/memoize.ts'
import { readAnswer, withoutIndexes } from './readAnswer.ts'

/** The response to a call. */
export interface Exchange {
  /** 0 if no response arrived, or only part of one. */
  readonly status: number
  /** The header `content-type`; empty if there is none. */
  readonly type: string
  readonly body: string
  /** The time from the call to the end of its response. */
  readonly durationMs?: number
}

/**
 * The severity of a breach. `broken`: the client fails or misleads. `drift`: the client works, and the contract does
 * not know the value. `slow`: the client asks the customer to wait.
 */
export type Severity = 'broken' | 'drift' | 'slow'

/** A breach of the contract in an exchange. It quotes nothing of the answer, which may be personal. */
export interface Finding {
  readonly operation: OperationId
  /** The place in the body: `bills.items[3].amount`. Empty for the answer itself. */
  readonly where: string
  readonly rule: Rule
  readonly severity: Severity
  readonly expected: string
  readonly got: string
}

export type Rule =
  | 'status'
  | 'content-type'
  | 'json'
  | 'encoding'
  | 'envelope'
  | 'code'
  | 'shape'
  | 'unknown field'
  | 'limit'
  | 'time'

/** After this time the client says that a call takes long, and offers to cancel it. */
const SLOW_MS = 10_000

/** Checks the response to a call against the contract. Each place has one finding. */
export function judge(operation: OperationId, { status, type, body, durationMs = 0 }: Exchange): Finding[] {
  const find: Find = (severity, rule, expected, got, where = '') => ({
    operation,
    where,
    rule,
    severity,
    expected,
    got,
  })
  const late =
    durationMs < SLOW_MS
      ? []
      : [find('slow', 'time', `an answer within ${SLOW_MS / 1000} s`, `${Math.round(durationMs / 1000)} s`)]
  return [...judgeAnswer(operation, { status, type, body }, find), ...late]
}

type Find = (severity: Severity, rule: Rule, expected: string, got: string, where?: string) => Finding

function judgeAnswer(operation: OperationId, { status, type, body }: Exchange, find: Find): Finding[] {
  if (status === 0) return [find('broken', 'status', 'an answer', 'none, or not all of it')]
  const statuses = `200, or ${OTHER_STATUSES.join(', ')}`
  if (status !== 200 && !OTHER_STATUSES.includes(status) && (status < 201 || status > 299))
    return [find('broken', 'status', statuses, String(status))]
  const content = contentOf(body)
  const severity = SPEAKING_STATUSES.has(status) || status >= 500 ? 'drift' : 'broken'
  if (content === undefined)
    return [find(severity, 'json', 'JSON', body === '' ? 'nothing' : `${type || 'a body'} that is no JSON`)]
  const code = codeOf(content)
  if (code === null || !hasFields(content))
    return [find(severity, 'envelope', 'result with codResult and msgResult', kindOf(content))]
  return [
    ...(type.startsWith('application/json') ? [] : [find('drift', 'content-type', 'application/json', type || 'none')]),
    ...(body.includes(REPLACED) ? [find('drift', 'encoding', 'UTF-8', 'a replacement character (U+FFFD)')] : []),
    ...(status > 200 && status < 300 ? [find('drift', 'status', statuses, String(status))] : []),
    ...(status < 300 ? judgeOutcome(operation, code, content, find) : judgeRefusal(status, code, find)),
  ]
}

/** Judges an answer with an outcome by its code, and a success by its content. */
function judgeOutcome(operation: OperationId, code: string, content: object, find: Find): Finding[] {
  const { successCodes, failureCodes, path } = operations[operation]
  const codes: readonly string[] = [...successCodes, ...failureCodes]
  if (!codes.includes(code)) {
    const got = code in errorCatalogue ? code : UNKNOWN_CODE
    return [find('broken', 'code', `one of ${codes.join(', ')}`, got, 'result.codResult')]
  }
  const failure = failureCodes.find((each) => each === code)
  // The client reads the code with status 200 as well, so it still learns the outcome of the call.
  if (failure !== undefined && errorCatalogue[failure].status !== 200)
    return [find('drift', 'status', `${errorCatalogue[failure].status} with ${code}`, '200')]
  if (failure !== undefined || PASSING_FAILURES.has(`${path.split('/')[1]} ${code}`)) return []
  const { flaws, nulls } = readAnswer(operation, content)
  const found = [
    ...flaws.map(({ field, problem }) => find('broken', 'shape', problem, gotAt(content, field), field)),
    ...nulls.map(({ field, problem }) => find('drift', 'shape', problem, 'nothing', field)),
  ]
  return [
    ...found,
    ...driftOf(operation, content, find).filter(({ where }) => !found.some((flaw) => isAt(where, flaw.where))),
  ]
}

/** Judges a refusal. The client reads its status, and of the codes only 4008. */
function judgeRefusal(status: number, code: string, find: Find): Finding[] {
  if (code in errorCatalogue || code === 'WORLD_UNKNOWN') return []
  const expected = status < 500 && status !== 400 ? '9002' : 'ERROR_GENERICO'
  return [find('drift', 'code', `${expected} with ${status}`, UNKNOWN_CODE, 'result.codResult')]
}

const UNKNOWN_CODE = 'a code that no operation has'
/** What a decoder puts in the place of bytes that are not UTF-8. */
const REPLACED = '\uFFFD'

/** Breaches that the client ignores: unknown fields, new codes of open lists, limits. */
function driftOf(operation: OperationId, content: object, find: Find): Finding[] {
  const { result: _result, ...payload }: Fields = { ...content }
  const validate = validatorOf(operation)
  if (validate(payload)) return []
  const found = (validate.errors ?? []).map(({ instancePath, ...error }) =>
    driftAt(fieldOf(instancePath), payload, error, find),
  )
  // All items of a list share one finding, as with the flaws that `readAnswer` finds.
  const byPlace = new Map(found.toReversed().map((each) => [`${withoutIndexes(each.where)} ${each.expected}`, each]))
  return [...byPlace.values()].toReversed()
}

function driftAt(at: string, payload: unknown, { keyword, params, message = '' }: AjvProblem, find: Find): Finding {
  const inside = (name: unknown) => (at === '' ? String(name) : `${at}.${String(name)}`)
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    // An API may key a list by documents.
    const shown = /\d{4}/.test(name) ? '(a name with digits)' : name
    return find('drift', 'unknown field', 'no such field', 'a field that the contract does not know', inside(shown))
  }
  if (keyword === 'required')
    return find('broken', 'shape', 'must not be left out', 'nothing', inside(params['missingProperty']))
  if (keyword === 'enum')
    return find('drift', 'code', `must be one of ${[params['allowedValues']].flat().join(', ')}`, 'another code', at)
  return find('drift', 'limit', message, gotAt(payload, at), at)
}

type AjvProblem = Omit<ErrorObject, 'instancePath'>

const ajv = addFormats(addCommonFormats.default(new Ajv({ strict: false, allErrors: true })))
const validatorOf = memoize(Infinity, String, (operation: OperationId) => ajv.compile(operations[operation].success))

/** The statuses of calls that were refused or failed. A server without the operation answers with others. */
const OTHER_STATUSES: readonly number[] = [400, 401, 403, 429, 500, 503]
/** The client needs no body to understand these statuses. */
const SPEAKING_STATUSES: ReadonlySet<number> = new Set([401, 429])

/** The content of a body; undefined if it is not JSON. A byte order mark before it is no part of it. */
function contentOf(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function codeOf(content: unknown): string | null {
  if (!hasFields(content) || !hasFields(content['result'])) return null
  const { codResult } = content['result']
  return codResult === undefined || codResult === null ? null : String(codResult)
}

/** A JSON pointer as a place: `/items/3/power` is `items[3].power`. */
function fieldOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .reduce((place, part) => (/^\d+$/.test(part) ? `${place}[${part}]` : place === '' ? part : `${place}.${part}`), '')
}

/** Whether a place is another one or inside it, in any item of a list. */
function isAt(place: string, other: string): boolean {
  const [inner, outer] = [withoutIndexes(place), withoutIndexes(other)]
  return inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`)
}

/** The kind of the value at a place. */
function gotAt(content: unknown, place: string): string {
  const parts = place.split(/[.[\]]/).filter((part) => part !== '')
  return kindOf(parts.reduce<unknown>((value, part) => (hasFields(value) ? value[part] : undefined), content))
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return `a text of ${value.length} characters`
  return { number: 'a number', boolean: 'true or false', object: 'an object' }[String(typeof value)] ?? 'another value'
}
