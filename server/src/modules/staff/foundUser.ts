import type { FoundUser } from '@acometida/api-spec/generated/operations'
import { documentTypeOf } from '@acometida/api-spec/rules/person/document'
import type { customer } from '#src/db/schema.ts'
import type { User } from '#src/modules/people/findUser.service.ts'
import { personOf } from '#src/modules/people/person.ts'

/** A user as staff see it, by its wire names. */
export function foundUser(who: User): FoundUser {
  return {
    ...personOf(who),
    documentType: who.documentType,
    enabled: !who.blocked && !who.disabled,
    roles: who.roles,
    mfaConfigured: who.mfaConfigured ? 'S' : 'N',
    mfaMandatory: who.mfaMandatory ? 'S' : 'N',
    language: who.language,
  }
}

/** A known customer who is not registered: a user with the id 0 and no roles. */
export function foundCustomer(who: typeof customer.$inferSelect): FoundUser {
  return {
    userId: 0,
    documentNumber: who.document,
    documentType: documentTypeOf(who.document),
    email: who.email,
    name: who.name,
    surName: who.surname,
    phone: who.phone,
    enabled: false,
    roles: '',
    gdprAccepted: '0',
    mfaEnabled: 'N',
    mfaChanel: 'email',
    mfaPhone: '',
    mfaConfigured: 'N',
    mfaMandatory: 'N',
  }
}
