import { fraction } from '#src/fraction.ts'
import { emailOf, personName } from './names.ts'
import { plainUser, type UserRow } from './users.ts'

/** Between those of the people around personas and those of the crowd. */
const FIRST_ID = 90_100
const FIRST_CODE = 70_000_100
const HOW_MANY = 40

/** The call centre beside the personas: enough people for its lists to be paged. The fifth, 70000104, is disabled. */
export function callCentreUsers(passwordHash: string, nowMs: number): UserRow[] {
  return Array.from({ length: HOW_MANY }, (_, nth) => {
    const id = FIRST_ID + nth
    const { name, surname } = personName('call centre', id)
    const code = String(FIRST_CODE + nth)
    return {
      ...plainUser({ id, document: code, name, surname }, passwordHash, nowMs),
      email: emailOf(name, surname.split(' ')[0] ?? '', code),
      roles: rolesOf(nth, id),
      disabled: nth === 4,
      ...(nth % 13 === 9 ? { lastLoginAt: null } : {}),
    }
  })
}

/** Most are agents; a few also administer, or see to the second factor. */
function rolesOf(nth: number, id: number): string {
  if (nth % 20 === 7) return 'US_CC,US_CC_WHITELIST'
  return fraction('call centre', id, 'second factor') < 0.1 ? 'US_CC,US_CC_MFA_ADMIN' : 'US_CC'
}
