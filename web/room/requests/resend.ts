import { readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import {
  logInAsPersona,
  type PaymentOutcome,
  type PersonaSession,
  signPayment,
  type WatchedRequest,
} from '#room/api/generated/control.ts'

/** The reason why a call cannot be sent again; null if it can. */
export function resendProblem({ request, caller, address, requestBody }: WatchedRequest): string | null {
  if (request.role !== 'anyone' && caller === null) return 'Its caller is not a persona, so no session can be opened.'
  if (`${address} ${requestBody ?? ''}`.includes(MASK)) return 'Its secrets are masked.'
  if (requestBody !== null && !isJson(requestBody)) return 'Its body is not kept whole.'
  return null
}

/** Repeats a call of a watched world, in a new session of its caller. Resolves to its outcome: `200 0000`. */
export async function resend(world: string, { request, caller, address, requestBody }: WatchedRequest) {
  const session = caller === null ? null : (await logInAsPersona(world, caller)).session
  return send(world, { method: request.method, address, body: requestBody, session })
}

/**
 * Reports the outcome of a payment to the API, as its provider does. Resolves to the outcome of the call: `200 0000`.
 */
export async function tellPayment(world: string, order: string, state: PaymentOutcome['state']): Promise<string> {
  const body = JSON.stringify(await signPayment(world, order, { state }))
  return send(world, { method: 'PUT', address: '/api/updatePayment', body, session: null })
}

interface SentCall {
  readonly method: string
  readonly address: string
  readonly body: string | null
  readonly session: PersonaSession['session'] | null
}

async function send(world: string, { method, address, body, session }: SentCall): Promise<string> {
  // The server reads the headers that the client's settings name.
  const settings: unknown = await (await fetch('/config.json')).json()
  const { headers, messageId } = readCallHeaders(settings)
  const response = await fetch(address, {
    method,
    headers: {
      'x-sandbox': world,
      ...headers,
      [messageId.header]: makeMessageId(session?.user.userId, 1, Math.random, messageId),
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body }),
  })
  return `${response.status} ${codeOf(await response.text())}`.trim()
}

/** The order of the card payment that a call has started, `PG-0000-0000-0001`; null if none. Bizum has no such page. */
export function orderIn({ request, responseBody }: WatchedRequest): string | null {
  if (!request.operation?.startsWith('startCardPayment')) return null
  return /"order":\s*"([^"]+)"/.exec(responseBody ?? '')?.[1] ?? null
}

/** The text that the server writes in place of a secret. */
const MASK = '***'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function codeOf(text: string): string {
  return /"codResult":"([^"]*)"/.exec(text)?.[1] ?? ''
}
