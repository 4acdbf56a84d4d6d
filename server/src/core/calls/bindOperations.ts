import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { isForStaff } from '@acometida/api-spec/rules/person/manageUsers'
import type { FastifyInstance } from 'fastify'
import type { Handler, Handlers, OperationId, OperationTraits } from '#src/core/operation.ts'
import { type AnswerCache, isCacheable } from '#src/core/steps/answerCache.ts'
import type { Step } from '#src/core/steps/step.ts'
import { lazySerializer } from '#src/core/validation/lazyValidators.ts'
import { filterReader } from '#src/core/validation/readFilter.ts'
import { answerSchema } from './answers.ts'
import { operationRoute } from './operationRoute.ts'
import { type BoundOperation, runCall } from './runCall.ts'

/** The parts of the server that the operations need. */
export interface BindingEnvironment extends Pick<BoundOperation, 'contextOf' | 'keyedHash' | 'checkAnswers'> {
  /** The steps of a call to an operation, in order, before its body is read. */
  readonly stepsTo: (operation: OperationTraits) => readonly Step[]
  /** The cache of answers to reads; null for no cache. */
  readonly cache: AnswerCache | null
}

/** Registers a route for every operation of the contract, with its schemas. */
export function bindOperations(app: FastifyInstance, handlers: Handlers, environment: BindingEnvironment): void {
  // Only the route of an operation calls its handler.
  for (const id of keysOf(operations))
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
    privileged: isForStaff(roles),
    // Some GETs change something, and need a message id for it.
    repeatable: !secretAnswer && (method !== 'GET' || needsMessageId),
    cache: isCacheable(operations[id]) ? cache : null,
    contextOf,
    keyedHash,
    checkAnswers,
  }
}

function registerRoute(app: FastifyInstance, operation: BoundOperation, { stepsTo }: BindingEnvironment): void {
  const route = operationRoute(operation.id, stepsTo)
  app.route({
    ...route,
    schema: { ...route.schema, response: { 200: answerSchema(operation.id) } },
    serializerCompiler: lazySerializer,
    handler: (request, reply) => runCall(operation, request, reply),
  })
}
