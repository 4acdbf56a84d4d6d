import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthorizedContext, CallEndHook, ContextUsage, OpenContext } from '#src/core/context.ts'
import type { Handler, OperationId } from '#src/core/operation.ts'
import type { Result, Violation } from '#src/core/result.ts'
import { type AnswerCache, cacheAnswer } from '#src/core/steps/answerCache.ts'
import { messageIdOf } from '#src/core/steps/messageId.ts'
import { violationsOf } from '#src/core/validation/lazyValidators.ts'
import type { FilterReader } from '#src/core/validation/readFilter.ts'
import { writesTo } from '#src/db/cachedUntilWrite.ts'
import type { Tx } from '#src/db/db.type.ts'
import { AnsweredMeanwhile, storeAnswer, type RepeatableCall, repeatedAnswer } from './answeredCalls.ts'
import { type Answer, answerOf, refusedAnswer, sendAnswer } from './answers.ts'
import { auditCall, type AuditedOperation, type CallAudit } from './auditCall.ts'

/** An operation with its handler, and what its calls need. */
export interface BoundOperation extends AuditedOperation {
  readonly id: OperationId
  readonly handler: Handler<OperationId>
  /** Reads the filter; null if the operation has none. */
  readonly readFilter: FilterReader | null
  /** A call that is repeated with its message id gets its first answer. */
  readonly repeatable: boolean
  /** The cache of its answers; null if they are not cached. */
  readonly cache: AnswerCache | null
  /** Whether answers are checked against the contract. */
  readonly checkAnswers: boolean
  readonly contextOf: (request: FastifyRequest, onCallEnd: CallEndHook, usage: ContextUsage) => OpenContext
  /**
   * A hash that nobody can compute without the secret of the server, so that passwords in a body cannot be guessed from
   * it.
   */
  readonly keyedHash: (text: string) => string
}

interface RunningCall {
  readonly operation: BoundOperation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly ctx: OpenContext
  /** The parts of the context that the call has read and that change without a write. */
  readonly usage: ContextUsage
  /** The call as a repeatable one; null if it is not repeatable. */
  readonly repeatable: RepeatableCall | null
  /** The audit of the call; null without a session. */
  readonly audit: CallAudit | null
  /** The answer, if the transaction of the call has stored it. */
  kept: Answer | null
}

/**
 * Answers a call that has passed its steps. Validates it, answers a repeated one as before, or runs its handler and
 * sends the result. A result that is no promise is sent at once: most reads need no turn of the event loop.
 */
export function runCall(
  operation: BoundOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const filter = validate(operation, request)
  if (Array.isArray(filter)) return sendAnswer(reply, refusedAnswer(400, filter))
  const call = openCall(operation, request, reply)
  const repeated = call.repeatable && repeatedAnswer(call.repeatable)
  if (repeated) return sendAnswer(reply, repeated)
  const { ctx } = call
  const { params, query, body = {} } = request
  const writes = operation.cache && writesTo(ctx.db)
  // The checks above have proven that these have the types the handler was compiled with.
  const result = operation.handler({ ctx, params, query, body, filter } as unknown as HandlerCall)
  if (result instanceof Promise)
    return result.then(
      (late) => sendAnswer(reply, endCall(call, late)),
      (error: unknown) => recover(call, error),
    )
  const answer = endCall(call, result)
  if (operation.cache && answer.status === 200 && !call.usage.moment && writesTo(ctx.db) === writes)
    cacheAnswer(operation.cache, request, answer, call.usage)
  return sendAnswer(reply, answer)
}

type HandlerCall = Parameters<Handler<OperationId>>[0]

/** The filter of a call, null if it has none, or its violations of the contract. */
function validate({ readFilter }: BoundOperation, request: FastifyRequest): object | null | Violation[] {
  const violations = violationsOf(request)
  if (violations.length > 0) return violations
  // The query parser returns an object of texts.
  return readFilter && readFilter((request.query as { filter?: string }).filter)
}

function openCall(operation: BoundOperation, request: FastifyRequest, reply: FastifyReply): RunningCall {
  const usage: ContextUsage = { moment: false, day: false }
  const ctx = operation.contextOf(request, (tx, result) => call.audit?.onCallEnd(tx, result), usage)
  const authorized = isAuthorized(ctx) ? ctx : null
  const repeatable = authorized && repeatableCall(operation, request, authorized)
  const keep = (tx: Tx, result: Result<unknown>) => storeRepeatable(call, tx, result)
  const audit = authorized && auditCall(authorized, operation, repeatable && keep)
  const call: RunningCall = { operation, request, reply, ctx, usage, repeatable, audit, kept: null }
  return call
}

function repeatableCall(
  { id, repeatable, keyedHash }: BoundOperation,
  request: FastifyRequest,
  ctx: AuthorizedContext,
): RepeatableCall | null {
  const messageId = repeatable && ctx.caller.stage === 'open' ? messageIdOf(request) : null
  if (messageId === null) return null
  const { params, query, body = {} } = request
  const { header } = request.server.messageIdForm
  return { ctx, messageId, header, operation: id, requestHash: keyedHash(JSON.stringify([params, query, body])) }
}

/** Stores the answer of a call in the transaction of its change, for repeated calls. */
function storeRepeatable(call: RunningCall, tx: Tx, result: Result<unknown>): void {
  // The result of the transaction is the one that the handler returns.
  const answer = answerTo(call, result as Result<object>)
  const { status, code, text } = answer
  call.kept = answer
  if (call.repeatable && status < 500)
    storeAnswer(tx, call.repeatable, { status, codResult: code, answer: String(text) })
}

/** Writes the audit after the handler, unless a transaction has written it. Returns the answer. */
function endCall(call: RunningCall, result: Result<object>): Answer {
  call.audit?.end(result)
  return call.kept ?? answerTo(call, result)
}

/** Answers a call that an equal one overtook. The call that ends first counts; the other one is its repetition. */
function recover({ repeatable, reply }: RunningCall, error: unknown): FastifyReply {
  const answer = error instanceof AnsweredMeanwhile && repeatable && repeatedAnswer(repeatable)
  if (!answer) throw error
  return sendAnswer(reply, answer)
}

function answerTo({ operation, reply }: RunningCall, result: Result<object>): Answer {
  return answerOf(operation.id, result, reply, operation.checkAnswers)
}

function isAuthorized(ctx: OpenContext): ctx is AuthorizedContext {
  return Boolean(ctx.caller)
}
