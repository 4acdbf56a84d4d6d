import { operations } from '@acometida/api-spec/generated/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestBody } from '#src/core/http/jsonBody.ts'
import type { Handler, Handlers, OperationId, OperationTraits } from '#src/core/operation.ts'
import { type AnswerCache, isCacheable } from '#src/core/steps/answerCache.ts'
import { inOrder, type Step } from '#src/core/steps/step.ts'
import { filterReader } from '#src/core/validation/readFilter.ts'
import { lazySerializer, lazyValidator } from '#src/core/validation/schemaCompilers.ts'
import { answerSchema } from './answers.ts'
import { isForPowerfulOnly } from './audit.ts'
import { type BoundOperation, runCall } from './runCall.ts'

/** The server around the operations. */
export interface BindingEnvironment extends Pick<BoundOperation, 'contextOf' | 'keyedHash' | 'checkAnswers'> {
  /** The steps of a call to an operation, in order, before its body is read. */
  readonly stepsTo: (operation: OperationTraits) => readonly Step[]
  /** The cache of answers to reads; null where none are to be kept. */
  readonly cache: AnswerCache | null
}

/** Registers a route for every operation of the contract, with its schemas. */
export function bindOperations(app: FastifyInstance, handlers: Handlers, environment: BindingEnvironment): void {
  for (const id of Object.keys(operations) as OperationId[])
    registerRoute(app, bindOperation(id, handlers[id] as Handler<OperationId>, environment), environment)
}

function bindOperation(
  id: OperationId,
  handler: Handler<OperationId>,
  { contextOf, keyedHash, checkAnswers, cache }: BindingEnvironment,
): BoundOperation {
  const { method, roles, filter, secretAnswer, needsMessageId } = operations[id]
  return {
    id,
    method,
    handler,
    readFilter: filter && filterReader(filter),
    powerful: isForPowerfulOnly(roles),
    // Some GETs change something, and need a message id for it.
    repeatable: !secretAnswer && (method !== 'GET' || needsMessageId),
    cache: isCacheable(operations[id]) ? cache : null,
    contextOf,
    keyedHash,
    checkAnswers,
  }
}

function registerRoute(app: FastifyInstance, operation: BoundOperation, { stepsTo }: BindingEnvironment): void {
  const { method, url, params, query: querystring, body } = operations[operation.id]
  const largest = largestBody(body)
  app.route({
    method,
    url,
    // Some GETs change something, and HEAD must not.
    exposeHeadRoute: false,
    bodyLimit: largest.bytes,
    config: { operationId: operation.id, mostMarks: largest.marks },
    schema: {
      params,
      querystring,
      ...(method === 'GET' ? {} : { body: body ?? NO_BODY }),
      response: { 200: answerSchema(operation.id) },
    },
    validatorCompiler: lazyValidator,
    serializerCompiler: lazySerializer,
    // The call says what is wrong, in all parts at once.
    attachValidation: true,
    onRequest: inOrder(stepsTo(operations[operation.id])),
    ...(method === 'DELETE' || (method !== 'GET' && body === null) ? { preValidation: takeNoBody } : {}),
    handler: (request, reply) => runCall(operation, request, reply),
  })
}

/** A call that needs no body may come without one, which is then an empty one. */
function takeNoBody(request: FastifyRequest, _reply: unknown, next: () => void): void {
  request.body ??= {}
  next()
}

/** An operation without a body takes an empty one. */
const NO_BODY = { type: 'object', properties: {}, additionalProperties: false }
