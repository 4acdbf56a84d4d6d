import { examples } from '@acometida/api-spec/generated/examples'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody, statusOf } from '#src/core/http/envelope.ts'
import type { OperationId, OperationTraits } from '#src/core/operation.ts'
import type { Violation } from '#src/core/result.ts'
import type { Step } from '#src/core/steps/step.ts'
import { violationsOf } from '#src/core/validation/lazyValidators.ts'
import { type FilterReader, filterReader } from '#src/core/validation/readFilter.ts'
import { refusedAnswer, sendAnswer } from './answers.ts'
import { operationRoute } from './operationRoute.ts'

/**
 * Registers a route for every operation of the contract. It answers the first example, or the one that the header
 * `Prefer: example=name` names; the name may be the code of a failure. A request outside the contract is answered with
 * 400. No token is needed, and nothing is read or stored.
 */
export function answerFromExamples(
  app: FastifyInstance,
  stepsTo: (operation: OperationTraits) => readonly Step[],
): void {
  for (const id of keysOf(operations)) {
    const { filter } = operations[id]
    const readFilter = filter && filterReader(filter)
    app.route({
      ...operationRoute(id, stepsTo),
      handler: (request, reply) => answerExample(id, readFilter, request, reply),
    })
  }
}

function answerExample(
  id: OperationId,
  readFilter: FilterReader | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const violations = violationsOf(request)
  // The query parser returns an object of texts.
  const found = readFilter && readFilter((request.query as { filter?: string }).filter)
  if (Array.isArray(found)) violations.push(...found)
  const wanted = /(?:^|[\s,;])example="?([\w-]+)/.exec(String(request.headers.prefer))?.[1]
  const answers: Readonly<Record<string, unknown>> = examples[id]
  const name = wanted ?? Object.keys(answers)[0] ?? ''
  const failure = operations[id].failureCodes.find((code) => code === name)
  if (failure === undefined && !Object.hasOwn(answers, name)) violations.push(unknownExample(id, name))
  if (violations.length > 0) return sendAnswer(reply, refusedAnswer(400, violations))
  // The generator has given each example its result.
  const answer = (failure === undefined ? answers[name] : refusalBody(failure)) as { result: { codResult: string } }
  request.codResult = answer.result.codResult
  return reply.code(failure === undefined ? 200 : statusOf(failure)).send(answer)
}

function unknownExample(id: OperationId, name: string): Violation {
  const names = [...Object.keys(examples[id]), ...operations[id].failureCodes]
  return { where: 'header/prefer', problem: `${id} has no example ${name}; it has ${names.join(', ')}` }
}
