import { dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { holdCall } from './heldCalls.ts'

/** A fake answer: content, or a code of the catalogue with the parts of the request that it refuses. */
export type Answer =
  | { readonly content: object }
  | { readonly code: string; readonly status?: number; readonly violations?: readonly object[] }
export type Handler = (query: URLSearchParams, body?: unknown) => Answer | Promise<Answer>

/**
 * A `fetch` that answers by method and path, such as `GET /supplypoints`, unless the caller gives up before. An unknown
 * call fails the test, and so does one that deviates from the specification.
 */
export function fakeFetch(handlers: Readonly<Record<string, Handler>>): typeof fetch {
  return async (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://test')
    const method = options?.method ?? 'GET'
    const path = url.pathname.replace(/^\/api/, '')
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined
    holdCall({ method, path, query: url.searchParams, body })
    const handler = handlers[`${method} ${path}`]
    if (!handler) throw new Error(`the test answers no ${method} ${path}`)
    const answer = await Promise.race([handler(new AskedParams(url.search), body), aborted(options?.signal)])
    const code = 'code' in answer ? answer.code : '0000'
    const status = 'status' in answer ? answer.status : 200
    const named = 'violations' in answer ? { violations: answer.violations } : {}
    const content = 'content' in answer ? answer.content : named
    return new Response(JSON.stringify({ result: { codResult: code, msgResult: '' }, ...content }), { status })
  }
}

/** Rejects when the caller gives up, and never resolves. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** The parameters of a call. `get` finds the keys of its filter as well, their days as `2026-03-14`. */
class AskedParams extends URLSearchParams {
  override get(name: string): string | null {
    const clauses = super.get('filter')?.split('|') ?? []
    const value = clauses.find((clause) => clause.startsWith(`${name}::`))?.slice(name.length + 2)
    return value === undefined ? super.get(name) : (dateFromSpanish(value) ?? decodeURIComponent(value))
  }
}
