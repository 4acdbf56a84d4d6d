import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import { logInAsPersona, type WatchedRequest } from '#room/api/generated/control.ts'

/** Why a call cannot be sent again; null where it can. */
export function hindranceOf({ request, caller, address, requestBody }: WatchedRequest): string | null {
  if (request.role !== 'anyone' && caller === null) return 'Its caller is no persona, whose session could be opened.'
  if (`${address} ${requestBody ?? ''}`.includes(MASK)) return 'Its secrets are masked.'
  if (requestBody !== null && !isJson(requestBody)) return 'Its body is not kept whole.'
  return null
}

/** Makes a call of a watched world once more, in a new session of its caller. Resolves to its outcome: `200 0000`. */
export async function sendAgain(world: string, { request, caller, address, requestBody }: WatchedRequest) {
  const session = caller === null ? null : (await logInAsPersona(world, caller)).session
  const response = await fetch(address, {
    method: request.method,
    headers: {
      'x-sandbox': world,
      'client-id': 'acometida-room',
      'message-id': makeMessageId(session?.user.userId, 1, Math.random),
      ...(session && { authorization: `Bearer ${session.accessToken}` }),
      ...(requestBody !== null && { 'content-type': 'application/json' }),
    },
    ...(requestBody !== null && { body: requestBody }),
  })
  return `${response.status} ${codeOf(await response.text())}`.trim()
}

/** What the server writes in the place of a secret. */
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
