import { operationParts } from '@acometida/api-spec/coverage/operationParts'
import { seenParts } from '@acometida/api-spec/coverage/parts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { FastifyRequest } from 'fastify'
import type { OperationId } from '#src/core/operation.ts'
import { type FilterReader, filterReader } from '#src/core/validation/readFilter.ts'
import type { CoverageCount } from './coverageCount.ts'

/** Counts what an answered call has seen of the contract. Of what a fault rule answered that is the outcome alone. */
export function countCall(count: CoverageCount, request: FastifyRequest, role: string): void {
  const operation = request.routeOptions.config.operationId
  const { codResult, fault, problems, sentBody } = request
  if (operation === undefined || codResult === null) return
  if (fault !== null) return count.add({ kind: 'faulted', operation, codResult })
  count.add({ kind: 'outcome', operation, codResult, role })
  if (problems.length > 0) return
  const parts = operationParts(operation)
  for (const part of seenParts(saidIn(request, operation), parts.request))
    count.add({ kind: 'request', operation, part })
  const passed = (operations[operation].successCodes as readonly string[]).includes(codResult)
  if (!passed || sentBody === null || parts.answer.size === 0) return
  for (const part of seenParts(JSON.parse(sentBody), parts.answer)) count.add({ kind: 'answer', operation, part })
}

/** Parameters, filter and body of a call as one value. */
function saidIn({ query, body }: FastifyRequest, operation: OperationId): object {
  const filter = readerOf(operation)?.((query as { readonly filter?: string }).filter) ?? {}
  return { query, filter, ...(body === undefined || body === null ? {} : { body }) }
}

const readers = new Map<OperationId, FilterReader>()

function readerOf(operation: OperationId): FilterReader | undefined {
  const { filter } = operations[operation]
  const reader = readers.get(operation) ?? (filter ? filterReader(filter) : undefined)
  if (reader) readers.set(operation, reader)
  return reader
}
