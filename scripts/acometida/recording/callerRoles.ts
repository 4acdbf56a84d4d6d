import { createHash } from 'node:crypto'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import type { RecordedCall } from './recordedCall.ts'

/** The number of remembered tokens. Beyond it the earliest are forgotten. */
const MAX_KNOWN = 10_000

/**
 * Makes a function that returns the roles of a call's caller, separated by commas, from the log-ins among the calls
 * before: `anyone` without a token, `user` if the log-in was not seen. Tokens are kept as hashes.
 */
export function makeCallerRoles(): (call: RecordedCall) => string {
  const roles = new Map<string, string>()
  return ({ request, response }) => {
    const opened = sessionIn(response.body)
    if (opened !== null) {
      roles.set(hashOf(opened.token), opened.roles)
      const [earliest] = roles.keys()
      if (roles.size > MAX_KNOWN && earliest !== undefined) roles.delete(earliest)
    }
    const authorization = request.headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1]
    if (authorization === undefined) return 'anyone'
    return roles.get(hashOf(authorization.replace(/^bearer /i, ''))) ?? 'user'
  }
}

/** The session that an answer opens; null if it opens none. */
function sessionIn(body: Buffer): { readonly token: string; readonly roles: string } | null {
  if (!body.includes('"accessToken"')) return null
  try {
    // The next line checks the token.
    const { accessToken, realmUser } = JSON.parse(body.toString()) as Session
    if (typeof accessToken !== 'string') return null
    const held = realmUser?.userProfiles
    const roles = typeof held === 'string' ? parseRoles(held).join(',') : ''
    return { token: accessToken, roles: roles === '' ? 'user' : roles }
  } catch {
    return null
  }
}

/** The fields of a log-in that are read. Another API may send anything. */
interface Session {
  readonly accessToken?: unknown
  readonly realmUser?: { readonly userProfiles?: unknown } | null
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}
