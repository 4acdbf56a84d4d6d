import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { updateUser, type UserChange } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'
import type { FoundPerson } from './foundPeople.ts'

/**
 * An administrator's action on another user's second factor: require or release it, reset it, turn it off, change its
 * phone.
 */
export type FactorAct = 'require' | 'release' | 'reset' | 'off' | 'phone'

/** The actions available in the current state. A mandatory factor cannot be turned off: release it first. */
export function factorActs({ multiFactor: { on }, multiFactorMandatory }: FoundPerson): readonly FactorAct[] {
  if (multiFactorMandatory) return on ? ['release', 'reset', 'phone'] : ['release']
  return on ? ['require', 'reset', 'off', 'phone'] : ['require']
}

/** An action in wire form. The phone as typed, for `phone` alone. */
export function factorChange(document: string, act: FactorAct, phone: string): UserChange {
  const changes: Readonly<Record<FactorAct, UserChange>> = {
    require: { mfaMandatory: 'S' },
    release: { mfaMandatory: 'N' },
    reset: { mfaReset: true },
    off: { mfaEnabled: 'N' },
    phone: { mfaChanel: 'sms', mfaPhone: normalizePhone(phone) },
  }
  return { ...changes[act], documentNumber: document.toUpperCase() }
}

/** Changes a user's second factor. Their sessions end, and a mail tells them. */
export function useChangeFactor({ userId, document }: FoundPerson) {
  return useMutationOf(({ act, phone }: { readonly act: FactorAct; readonly phone: string }) =>
    updateUser(userId, factorChange(document, act, phone), asStaff()),
  )
}
