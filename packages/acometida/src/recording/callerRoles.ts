import { createHash } from 'node:crypto'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { fieldIn, parsedJson } from '../lib/json.ts'
import { headerIn, type RecordedCall } from './recordedCall.ts'

/** The limit of remembered tokens. The earliest are forgotten first. */
const MAX_KNOWN = 10_000

/**
 * Makes a function that returns the roles of a call's caller, separated by commas, from the log-ins among the calls
 * before: `anyone` without a token, `user` if the log-in was not seen. Tokens are kept as hashes.
 */
export function makeCallerRoles(): (call: RecordedCall) => string {
  const roles = new Map<string, string>()
  return ({ request, response }) => {
    const session = response.body.includes('"accessToken"') ? parsedJson(response.body.toString()) : undefined
    const token = fieldIn(session, 'accessToken')
    if (typeof token === 'string') {
      const held = fieldIn(fieldIn(session, 'realmUser'), 'userProfiles')
      roles.set(hashOf(token), (typeof held === 'string' && parseRoles(held).join(',')) || 'user')
      const [earliest] = roles.keys()
      if (roles.size > MAX_KNOWN && earliest !== undefined) roles.delete(earliest)
    }
    const authorization = headerIn(request.headers, 'authorization')
    return authorization === '' ? 'anyone' : (roles.get(hashOf(authorization.replace(/^bearer /i, ''))) ?? 'user')
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}
