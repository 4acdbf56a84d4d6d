import { operations } from '@acometida/api-spec/generated/operations'
import type { FastifyRequest } from 'fastify'
import { largestBody } from '#src/core/http/jsonBody.ts'
import type { OperationId, OperationTraits } from '#src/core/operation.ts'
import { inOrder, type Step } from '#src/core/steps/step.ts'
import { lazyValidator } from '#src/core/validation/lazyValidators.ts'

/** The route of an operation without its handler: address, limits, request schemas and steps. */
export function operationRoute(id: OperationId, stepsTo: (operation: OperationTraits) => readonly Step[]) {
  const { method, url, params, query: querystring, body } = operations[id]
  const largest = largestBody(body)
  return {
    method,
    url,
    // Some GETs change something, and HEAD must not.
    exposeHeadRoute: false,
    bodyLimit: largest.bytes,
    config: { operationId: id, mostMarks: largest.marks },
    schema: { params, querystring, ...(method === 'GET' ? {} : { body: body ?? NO_BODY }) },
    validatorCompiler: lazyValidator,
    // `runCall` answers with the violations of all parts at once.
    attachValidation: true,
    onRequest: inOrder(stepsTo(operations[id])),
    ...(method === 'DELETE' || (method !== 'GET' && body === null) ? { preValidation: takeNoBody } : {}),
  }
}

/** Reads a missing body as an empty one where no body is required. */
function takeNoBody(request: FastifyRequest, _reply: unknown, next: () => void): void {
  request.body ??= {}
  next()
}

/** An operation without a body takes an empty one. */
const NO_BODY = { type: 'object', properties: {}, additionalProperties: false }
