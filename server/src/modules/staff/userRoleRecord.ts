import type { UserRoleRecord } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { parseRoles } from '@acometida/api-spec/rules/roles'
import type { user } from '#src/db/schema.ts'

/** A user with its roles, by its wire names. */
export function userRoleRecord(who: typeof user.$inferSelect): UserRoleRecord {
  const { id, document, name, surname, email, blocked, disabled, roles, registeredAt, lastLoginAt } = who
  return {
    userId: id,
    username: document,
    document,
    name,
    surName: surname,
    email,
    enabled: !blocked && !disabled,
    roles: parseRoles(roles),
    ...(registeredAt === 0 ? {} : { registrationDate: spanishDate(localDate(registeredAt)) }),
    ...(lastLoginAt === null ? {} : { lastLoginDate: spanishDate(localDate(lastLoginAt)) }),
  }
}
