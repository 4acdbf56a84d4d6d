import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#src/db/db.type.ts'
import { writesTo } from '#src/db/cachedUntilWrite.ts'
import { AnsweredMeanwhile, findAnswer, keepAnswer, type RepeatableCall } from './answeredCalls.ts'
import { isForPowerfulOnly } from './audit.ts'
import { followCall } from './followCall.ts'
import { resultEnvelope, refusalBody, refusalCode, statusOf } from '#src/core/http/envelope.ts'
import { largestBody } from '#src/core/http/jsonBody.ts'
import { checkMessageId, messageIdOf } from '#src/core/steps/messageId.ts'
import type { Handler, Handlers, OperationId, OperationTraits } from '#src/core/operation.ts'
import { readFilter } from '#src/core/validation/readFilter.ts'
import type { RememberedAnswer } from '#src/core/steps/answerCache.ts'
import type { Result, Violation } from '#src/core/result.ts'
import { lazySerializer, lazyValidator, violationsOf } from '#src/core/validation/schemaCompilers.ts'
import { inOrder, type Step } from '#src/core/steps/step.ts'
import { compileCheck } from '#src/core/validation/validation.ts'
import type { AuthorizedContext, Caller, Ending, OpenContext, Seen } from '#src/core/context.ts'

/** What the operations need to know of a request; the application knows how to find it. */
export interface Surroundings {
  readonly contextOf: (request: FastifyRequest, caller: Caller | null, ending: Ending, seen: Seen) => OpenContext
  /** The steps of a call before it is known who calls. */
  readonly stepsTo: (operation: OperationTraits) => readonly Step[]
  readonly callerOf: (request: FastifyRequest) => Caller | null
  /** A hash that nobody can try passwords against who has not the secret of the server as well. */
  readonly keyedHash: (text: string) => string
  /** Check the answers against the contract as well. */
  readonly checkAnswers: boolean
  /** Answers to reads that stay right until something is written, or until midnight; null where none are to be kept. */
  readonly remembered: Remembered | null
  /** Told what the contract found wrong. */
  readonly onProblems: (request: FastifyRequest, problems: readonly Violation[]) => void
}

/** What somebody was answered before, and still would be. */
export interface Remembered {
  readonly find: (request: FastifyRequest, caller: Caller | null) => RememberedAnswer | undefined
  readonly keep: (
    request: FastifyRequest,
    caller: Caller | null,
    answer: { code: string; text: string | Buffer },
    seen: Seen,
  ) => void
}

/** Registers a route for every operation of the contract, with its schemas. */
export function bindOperations(app: FastifyInstance, handlers: Handlers, surroundings: Surroundings): void {
  for (const id of Object.keys(operations) as OperationId[])
    bindOperation(app, id, handlers[id] as Handler<OperationId>, surroundings)
}

function bindOperation(
  app: FastifyInstance,
  id: OperationId,
  handler: Handler<OperationId>,
  surroundings: Surroundings,
): void {
  const { method, url, roles, filter, secretAnswer, needsMessageId } = operations[id]
  const { params, query: querystring, body } = operations[id]
  // Some GETs change something, and need an id for it.
  const repeatable = !secretAnswer && (method !== 'GET' || needsMessageId)
  const watched = { id, method, powerful: isForPowerfulOnly(roles) }
  const remembered = method === 'GET' && !needsMessageId && !secretAnswer ? surroundings.remembered : null
  const largest = largestBody(body)
  app.route({
    method,
    url,
    // Some GETs change something, and HEAD must not.
    exposeHeadRoute: false,
    bodyLimit: largest.bytes,
    config: { operationId: id, mostMarks: largest.marks },
    schema: {
      params,
      querystring,
      ...(method === 'GET' ? {} : { body: body ?? noBody }),
      response: { 200: answerSchema(id) },
    },
    validatorCompiler: lazyValidator,
    serializerCompiler: lazySerializer,
    // The handler tells what is wrong, in all parts at once.
    attachValidation: true,
    onRequest: inOrder([
      ...surroundings.stepsTo(operations[id]),
      admit,
      ...(needsMessageId ? [checkMessageId] : []),
      ...(remembered === null ? [] : [answerAsBefore(remembered)]),
    ]),
    ...(method === 'DELETE' || (method !== 'GET' && body === null) ? { preValidation: takeNoBody } : {}),
    handler: (request, reply) => {
      const caller = callerFor(roles, request.caller)
      const { params, query, body = {} } = request
      const violations = violationsOf(request)
      const text = (query as { filter?: string }).filter
      const found = filter && violations.length === 0 ? readFilter(text, filter) : null
      if (Array.isArray(found)) violations.push(...found)
      if (violations.length > 0) return send(reply, refusalOf(400, violations))
      const seen: Seen = { moment: false, day: false }
      const ctx = surroundings.contextOf(request, caller, (tx, result) => followed?.ending(tx, result), seen)
      const messageId = repeatable ? messageIdOf(request) : null
      const repeatableCall =
        messageId !== null && isAuthorized(ctx) && ctx.caller.stage === 'open'
          ? {
              ctx,
              messageId,
              operation: id,
              requestHash: surroundings.keyedHash(JSON.stringify([params, query, body])),
            }
          : null
      const repeated = repeatableCall && answerAgain(repeatableCall, reply)
      if (repeated) return repeated
      let made: Answer | null = null
      const followed = isAuthorized(ctx) ? followCall(ctx, watched, repeatableCall && keep) : null
      const call = { ctx, params, query, body, filter: found }
      const writes = remembered && writesTo(ctx.db)
      // The checks above have just proven that these have the types the handler was compiled with.
      const result = handler(call as unknown as Parameters<typeof handler>[0])
      // What is known at once is sent at once: most reads need no turn of the event loop.
      if (result instanceof Promise) return result.then(finish, recover)
      followed?.end(result)
      const answer = made ?? answerOf(result, reply)
      if (remembered && answer.status === 200 && !seen.moment && writesTo(ctx.db) === writes)
        remembered.keep(request, caller, answer, seen)
      return send(reply, answer)

      function keep(tx: Tx, ended: Result<unknown>): void {
        // What the transaction of a call ends with is what the handler gives.
        made = answerOf(ended as Result<object>, reply)
        const { status, code, text } = made
        if (repeatableCall && status < 500)
          keepAnswer(tx, repeatableCall, { status, codResult: code, answer: String(text) })
      }

      function finish(ended: Result<object>): FastifyReply {
        followed?.end(ended)
        return send(reply, made ?? answerOf(ended, reply))
      }

      /** Two that came at once: the one that ends first is the call, and the other its repetition. */
      function recover(error: unknown): FastifyReply {
        const answered = error instanceof AnsweredMeanwhile && repeatableCall && answerAgain(repeatableCall, reply)
        if (!answered) throw error
        return answered
      }
    },
  })

  /** Whoever may not make the call is refused before any of its body is read. */
  function admit(request: FastifyRequest, reply: FastifyReply): boolean {
    request.caller = surroundings.callerOf(request)
    const refused = admission(roles, callerFor(roles, request.caller))
    if (refused !== null) sendAnswer(reply, refusalOf(refused, []))
    return refused === null
  }

  function answerAsBefore({ find }: Remembered): Step {
    return (request, reply) => {
      const found = find(request, callerFor(roles, request.caller))
      if (found === undefined) return true
      sendAnswer(reply, { status: 200, code: found.code, text: found.text, problems: [] })
      return false
    }
  }

  /**
   * Answers a call that was answered before as it was, or refuses one that takes the id of another; null where it is
   * the first.
   */
  function answerAgain(call: RepeatableCall, reply: FastifyReply): FastifyReply | null {
    const kept = findAnswer(call)
    if (!kept) return null
    if (kept.requestHash !== call.requestHash) {
      const violations = [{ where: 'header/message-id', problem: 'was the id of a call that asked for something else' }]
      return send(reply, refusalOf(400, violations))
    }
    const { status, codResult: code, answer: text } = kept
    return send(reply, { status, code, text, problems: [] })
  }

  function send(reply: FastifyReply, answer: Answer): FastifyReply {
    if (answer.problems.length > 0) surroundings.onProblems(reply.request, answer.problems)
    return sendAnswer(reply, answer)
  }

  function answerOf(result: Result<object>, reply: FastifyReply): Answer {
    if (!result.ok && 'refused' in result) return refusalOf(result.refused, result.violations)
    // The compiler holds handlers to the codes of their operation, all of which the generator found in the catalogue.
    const code = result.code as ErrorCode
    if (!result.ok) return { status: statusOf(code), code, text: JSON.stringify(refusalBody(code)), problems: [] }
    const { written } = result
    if (written && !surroundings.checkAnswers) return { status: 200, code, text: joined(code, written), problems: [] }
    const body = { result: resultEnvelope(code), ...result.value }
    const broken = surroundings.checkAnswers ? answerCheck(id)(body) : []
    if (broken.length > 0)
      return { status: 500, code, text: JSON.stringify(refusalBody('ERROR_GENERICO', broken)), problems: broken }
    const text = written ? joined(code, written) : String(reply.serializeInput(body, '200'))
    return { status: 200, code, text, problems: [] }
  }
}

/** An answer as it is sent, and what the contract found wrong. */
interface Answer {
  readonly status: number
  readonly code: string
  readonly text: string | Buffer
  readonly problems: readonly Violation[]
}

function isAuthorized(ctx: OpenContext): ctx is AuthorizedContext {
  return Boolean(ctx.caller)
}

/**
 * To calls that take no token there is no caller, and the session of the payment bridge is none to all but those that
 * are for it.
 */
function callerFor(roles: readonly string[], caller: Caller | null): Caller | null {
  if (roles.every((role) => role === 'anyone')) return null
  return caller?.stage === 'bridge' && !roles.includes('bridge') ? null : caller
}

/**
 * The schema of what an operation answers where it goes well; the same one for all servers of a process, as are those
 * of requests.
 */
function answerSchema(id: OperationId): object {
  const known = answerSchemas.get(id)
  if (known) return known
  const made = withResult(operations[id].success)
  answerSchemas.set(id, made)
  return made
}

function answerCheck(id: OperationId): (value: unknown) => Violation[] {
  const known = answerChecks.get(id)
  if (known) return known
  const made = compileCheck(answerSchema(id), 'answer')
  answerChecks.set(id, made)
  return made
}

const answerSchemas = new Map<OperationId, object>()
const answerChecks = new Map<OperationId, (value: unknown) => Violation[]>()

/** Where none is needed a call may come without a body, which is then an empty one. */
function takeNoBody(request: FastifyRequest, _reply: FastifyReply, next: () => void): void {
  request.body ??= {}
  next()
}

/** 401 without a session of the right kind, 403 where the role may not; null where the call may go on. */
function admission(roles: readonly string[], caller: Caller | null): 401 | 403 | null {
  if (roles.includes('anyone')) return null
  if (caller === null) return 401
  if (caller.stage === 'bridge') return null
  if (caller.stage !== 'open') return roles.includes('mfaPending') ? null : 401
  const admitted = roles.includes('user') || caller.roles.some((role) => roles.includes(role))
  return admitted ? null : 403
}

function refusalOf(status: 400 | 401 | 403, violations: readonly Violation[]): Answer {
  const code = refusalCode(status)
  return { status, code, text: JSON.stringify(refusalBody(code, violations)), problems: violations }
}

function sendAnswer(reply: FastifyReply, { status, code, text }: Answer): FastifyReply {
  reply.request.codResult = code
  return reply.code(status).type('application/json; charset=utf-8').serializer(asText).send(text)
}

function withResult(payload: { properties: object; required?: string[] | undefined }): object {
  return {
    type: 'object',
    properties: {
      result: { type: 'object', properties: { codResult: { type: 'string' }, msgResult: { type: 'string' } } },
      ...payload.properties,
    },
    required: ['result', ...(payload.required ?? [])],
    additionalProperties: false,
  }
}

/** The body of an answer whose value was written before. */
function joined(code: ErrorCode, [first, ...rest]: readonly Buffer[]): Buffer {
  const result = Buffer.from(`{"result":${JSON.stringify(resultEnvelope(code))},`)
  return Buffer.concat([result, ...(first ? [first.subarray(1)] : []), ...rest])
}

/** An operation without a body takes an empty one. */
const noBody = { type: 'object', properties: {}, additionalProperties: false }
const asText = (payload: unknown): string => String(payload)
