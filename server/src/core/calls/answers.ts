import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { memoize } from '@acometida/api-spec/rules/memoize'
import type { FastifyReply } from 'fastify'
import { refusalBody, refusalCode, resultEnvelope, statusOf } from '#src/core/http/envelope.ts'
import type { OperationId } from '#src/core/operation.ts'
import type { Result, Violation } from '#src/core/result.ts'
import { compileCheck } from '#src/core/validation/compileCheck.ts'

/** An answer as it is sent, and its violations of the contract. */
export interface Answer {
  readonly status: number
  readonly code: string
  readonly text: string | Buffer
  readonly problems: readonly Violation[]
}

/**
 * Turns a result into an answer.
 * @param check checks it against the contract as well; a violation becomes a 500 that says where
 */
export function answerOf(id: OperationId, result: Result<object>, reply: FastifyReply, check: boolean): Answer {
  if (!result.ok && 'refused' in result) return refusedAnswer(result.refused, result.violations)
  // The compiler holds handlers to the codes of their operation. The generator found all of these in the catalogue.
  const code = result.code as ErrorCode
  if (!result.ok) return { status: statusOf(code), code, text: JSON.stringify(refusalBody(code)), problems: [] }
  const { serialized: written } = result
  if (written && !check) return { status: 200, code, text: withEnvelope(code, written), problems: [] }
  const body = { result: resultEnvelope(code), ...result.value }
  const problems = check ? answerCheck(id)(body) : []
  if (problems.length > 0) return brokenAnswer(problems)
  const text = written ? withEnvelope(code, written) : String(reply.serializeInput(body, '200'))
  return { status: 200, code, text, problems }
}

/** The answer in place of one that breaks the contract. It says where. */
function brokenAnswer(problems: readonly Violation[]): Answer {
  const code = 'ERROR_GENERICO'
  return { status: 500, code, text: JSON.stringify(refusalBody(code, problems)), problems }
}

/** The answer to a call that was refused before its handler ran. */
export function refusedAnswer(status: 400 | 401 | 403, violations: readonly Violation[]): Answer {
  const code = refusalCode(status)
  return { status, code, text: JSON.stringify(refusalBody(code, violations)), problems: violations }
}

/** Sends an answer, and records its problems for the request log. */
export function sendAnswer(reply: FastifyReply, { status, code, text, problems }: Answer): FastifyReply {
  const { request } = reply
  if (problems.length > 0) request.problems = problems.map(({ where, problem }) => `${where} ${problem}`)
  request.codResult = code
  return reply.code(status).type('application/json; charset=utf-8').serializer(asText).send(text)
}

/** The schema of a successful answer. All servers of one process share it. */
export const answerSchema = memoize(Infinity, String, (id: OperationId): object => {
  // Every success of the contract is an object.
  const { properties, required = [] } = operations[id].success as { properties: object; required?: string[] }
  return {
    type: 'object',
    properties: {
      result: { type: 'object', properties: { codResult: { type: 'string' }, msgResult: { type: 'string' } } },
      ...properties,
    },
    required: ['result', ...required],
    additionalProperties: false,
  }
})

const answerCheck = memoize(Infinity, String, (id: OperationId) => compileCheck(answerSchema(id), 'answer'))

/** The body of an answer whose value is JSON already. */
function withEnvelope(code: ErrorCode, [first, ...rest]: readonly Buffer[]): Buffer {
  const result = Buffer.from(`{"result":${JSON.stringify(resultEnvelope(code))},`)
  return Buffer.concat([result, ...(first ? [first.subarray(1)] : []), ...rest])
}

const asText = (payload: unknown): string => String(payload)
