import { operationOf, type OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { FastifyRequest } from 'fastify'
import type { JudgedCall, PassedCall } from './judgeCall.ts'

/** A call of the contract on its way. */
export interface OpenCall {
  readonly operation: OperationId
  /** The call with what was sent and what came, at the end of its answer. */
  readonly end: (body: PassedCall['body'], answer: PassedCall['answer']) => PassedCall
}

/** Takes what was found in a call; it may come later. */
export type Note = (judged: Promise<JudgedCall>) => void

/** The reference server has the API below this path. */
const PREFIX = /^\/api(?=\/)/

/** The call of the contract that a request is; null where the contract has none. */
export function openCall({ method, url, raw }: FastifyRequest): OpenCall | null {
  const direct = operationAt(method, url)
  const path = direct === undefined ? url.replace(PREFIX, '') : url
  const operation = direct ?? operationAt(method, path)
  if (operation === undefined) return null
  const startedAt = new Date().toISOString()
  const start = performance.now()
  const headers = pairsOf(raw.rawHeaders)
  return {
    operation,
    end: (body, answer) => {
      const durationMs = performance.now() - start
      return { operation, startedAt, durationMs, method, path, headers, body, answer }
    },
  }
}

function operationAt(method: string, url: string): OperationId | undefined {
  return operationOf(method, url.split('?', 1)[0] ?? '')
}

/** The headers as they came; Node gives names and values in turn. */
function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return Array.from({ length: raw.length / 2 }, (_, nth) => [raw[2 * nth] ?? '', raw[2 * nth + 1] ?? ''])
}
