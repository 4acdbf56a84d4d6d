import { operationParts } from '@acometida/api-spec/coverage/operationParts'
import { seenParts } from '@acometida/api-spec/coverage/parts'
import { operations } from '@acometida/api-spec/generated/operations'
import { memoize } from '@acometida/api-spec/rules/memoize'
import type { FastifyRequest } from 'fastify'
import type { OperationId } from '#src/core/operation.ts'
import { filterReader } from '#src/core/validation/readFilter.ts'
import type { CoverageCount } from './coverageCount.ts'

/** Counts what an answered call covers of the contract. A call that a fault rule answered covers its outcome alone. */
export function countCall(count: CoverageCount, request: FastifyRequest, role: string): void {
  const operation = request.routeOptions.config.operationId
  const { codResult, fault, problems, sentBody } = request
  if (operation === undefined || codResult === null) return
  if (fault !== null) return count.add({ kind: 'faulted', operation, codResult })
  count.add({ kind: 'outcome', operation, codResult, role })
  if (problems.length > 0) return
  countRequest(count, request, operation)
  const parts = operationParts(operation).answer
  const passed = operations[operation].successCodes.some((code) => code === codResult)
  if (passed && sentBody !== null && parts.size > 0)
    count.addParts('answer', operation, sentBody, () => seenParts(JSON.parse(String(sentBody)), parts))
}

/** A body is read at once, not cached: it is seldom repeated, and may be large. */
function countRequest(count: CoverageCount, { url, query, body }: FastifyRequest, operation: OperationId): void {
  const parts = operationParts(operation).request
  if (parts.size === 0) return
  const read = (said: object) => seenParts({ query, filter: filterIn(query, operation), ...said }, parts)
  if (body === undefined || body === null) count.addParts('request', operation, url, () => read({}))
  else for (const part of read({ body })) count.add({ kind: 'request', operation, part })
}

/** The keys of the filter of a query; none without a filter. */
function filterIn(query: unknown, operation: OperationId): object {
  // The query parser returns an object of texts.
  return readerOf(operation)?.((query as { readonly filter?: string }).filter) ?? {}
}

const readerOf = memoize(Infinity, String, (operation: OperationId) => {
  const { filter } = operations[operation]
  return filter && filterReader(filter)
})
