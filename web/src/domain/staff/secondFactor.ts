import { normalizePhone } from '@acometida/api-spec/rules/phone'
import { useChange } from '#src/api/composed.ts'
import { updateUser, type UserChange } from '#src/api/generated/api.ts'
import { asStaff } from '#src/session/asStaff.ts'
import type { FoundPerson } from './foundPeople.ts'

/**
 * An administrator's act on another's second factor: require it, release it, reset it, switch it off, or change its
 * phone.
 */
export type FactorAct = 'require' | 'release' | 'reset' | 'off' | 'phone'

/** The possible acts in the current state. A mandatory factor has to be released before it is switched off. */
export function factorActs({ multiFactor: { on }, multiFactorMandatory }: FoundPerson): readonly FactorAct[] {
  if (multiFactorMandatory) return on ? ['release', 'reset', 'phone'] : ['release']
  return on ? ['require', 'reset', 'off', 'phone'] : ['require']
}

/** An act in the words of the call. The phone as it was typed, for that act alone. */
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

/** Changes the second factor of somebody. Their sessions end, and a mail tells them. */
export function useChangeFactor({ userId, document }: FoundPerson) {
  return useChange(({ act, phone }: { readonly act: FactorAct; readonly phone: string }) =>
    updateUser(userId, factorChange(document, act, phone), asStaff()),
  )
}
