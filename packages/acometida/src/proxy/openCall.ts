import { operationOf, type OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { FastifyRequest } from 'fastify'
import type { JudgedCall, PassedCall } from './judgeCall.ts'

/** A call of the contract on its way. */
export interface OpenCall {
  readonly operation: OperationId
  /** The call with its sent body and its answer. Call it at the end of the answer. */
  readonly end: (body: PassedCall['body'], answer: PassedCall['answer']) => PassedCall
}

/** Receives a judged call, possibly later. */
export type Note = (judged: Promise<JudgedCall>) => void

/** The call of the contract that a request makes; null if the contract has none. */
export function openCall(request: FastifyRequest): OpenCall | null {
  const asked = contractCall(request)
  if (asked === null) return null
  const { method, url, raw, protocol, host } = request
  const { operation, path } = asked
  const base = `${protocol}://${host}${url.slice(0, url.length - path.length)}`
  const startedAt = new Date().toISOString()
  const start = performance.now()
  const headers = pairsOf(raw.rawHeaders)
  return {
    operation,
    end: (body, answer) => {
      const durationMs = performance.now() - start
      return { operation, base, startedAt, durationMs, method, path, headers, body, answer }
    },
  }
}

/** The reference server has the API below this path. */
const PREFIX = /^\/api(?=\/)/

/**
 * The operation of a request, at its address or below `/api`, and its address below that of the API; null if the
 * contract has none. A page that a browser opens is not a call: the client also has a page at `/login`.
 */
export function contractCall({ method, url, headers }: FastifyRequest): Pick<PassedCall, 'operation' | 'path'> | null {
  if (headers.accept?.includes('text/html')) return null
  for (const path of [url, url.replace(PREFIX, '')]) {
    const operation = operationOf(method, path.split('?', 1)[0] ?? '')
    if (operation !== undefined) return { operation, path }
  }
  return null
}

/**
 * A call that is none of the contract, as `GET /posts`: its method and the first part of its path, or `…` for a part
 * that may tell of a person. Undefined for what browsers ask by themselves: pages, their files, and questions.
 */
export function foreignCall({ method, url, headers }: FastifyRequest): string | undefined {
  if (method === 'OPTIONS' || method === 'HEAD' || headers.accept?.includes('text/html')) return undefined
  // A browser says `empty` of what a script asks for (https://www.w3.org/TR/fetch-metadata/).
  if ((headers['sec-fetch-dest'] ?? 'empty') !== 'empty') return undefined
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? []
  return `${method} /${/^(v\d{1,2}|[a-z_-]*)$/i.test(first) ? first : '…'}`
}

/** The raw headers as pairs. Node gives names and values in turn. */
function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return Array.from({ length: raw.length / 2 }, (_, nth) => [raw[2 * nth] ?? '', raw[2 * nth + 1] ?? ''])
}
