import { recordStep } from '#room/code/steps.store.ts'
import { controlToken, type ServerState, serverStore } from './server.store.ts'

/** The options of a generated function's call: those of `fetch`, and the operation. */
interface ControlCall extends RequestInit {
  readonly operation?: string
}

/** A failed response of the control API. The message is the sentence that the API gives. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Whether the server is unreachable: it did not answer, or a proxy in front of it answered instead. */
export function isServerGone(error: unknown): boolean {
  return !(error instanceof ControlError) || isAbsent(error.status)
}

/**
 * Calls the control API of this origin for the generated hooks, and records the calls that change a world. Throws a
 * `ControlError` when the API refuses.
 */
export async function controlFetch<T>(path: string, { operation = '', ...init }: ControlCall): Promise<T> {
  const token = controlToken.read()
  const headers = { ...init.headers, ...(token !== null && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`/__control${path === '/' ? '' : path}`, { ...init, headers }).catch(
    (error: unknown) => {
      if (init.signal?.aborted !== true) serverStore.set('gone')
      throw error
    },
  )
  serverStore.set(stateOf(response.status))
  const text = await response.text()
  if (!response.ok)
    throw new ControlError(response.status, sentenceOf(text) ?? `The server answered ${response.status}.`)
  const { method = 'GET', body } = init
  // The function was generated from the contract that the server checks its answers against.
  const answer = JSON.parse(text) as T
  if (method !== 'GET') recordStep({ operation, method, path, body: typeof body === 'string' ? body : null }, answer)
  return answer
}

function stateOf(status: number): ServerState {
  if (status === 401) return 'wantsToken'
  return isAbsent(status) ? 'gone' : 'answers'
}

/** A proxy answers with these statuses while the server behind it is gone. */
function isAbsent(status: number): boolean {
  return status === 502 || status === 503
}

function sentenceOf(text: string): string | null {
  try {
    // The next line checks `error`.
    const { error } = JSON.parse(text) as { error?: unknown }
    return typeof error === 'string' ? error : null
  } catch {
    return null
  }
}
