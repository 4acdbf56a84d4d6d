import { isPowerful } from '@acometida/api-spec/rules/authority'
import { isRealPhone } from '@acometida/api-spec/rules/phone'
import { useEffect } from 'react'
import { makeStore, useStore } from '#src/api/store.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'

/** A registered customer to whom staff may send a link. */
export interface LinkRecipient {
  readonly userId: number
  readonly document: string
  readonly firstName: string
  readonly fullName: string
  readonly email: string
  /** Empty without one. */
  readonly phone: string
  /** The language of messages; undefined while unknown. */
  readonly language: Language | undefined
  /** The supply whose failure is talked about; undefined where it is none. */
  readonly cups?: string | undefined
}

/**
 * Somebody whom staff found, as they may be sent a link; undefined for customers who are not registered, and for staff.
 */
export function recipientOf(person: FoundPerson, cups?: string): LinkRecipient | undefined {
  const { userId, document, firstName, name, email, phone, language, roles } = person
  if (userId === 0 || isPowerful(roles)) return undefined
  return { userId, document, firstName, fullName: name, email, phone: isRealPhone(phone) ? phone : '', language, cups }
}

/** The person whose card is on screen, where they are registered. */
const recipientOnScreen = makeStore<LinkRecipient | null>(null)

/** Offers to send this person a link as long as the component is on screen; undefined for nobody who is registered. */
export function useOfferLink(recipient: LinkRecipient | undefined): void {
  const key = recipient && JSON.stringify(recipient)
  useEffect(() => {
    // A text as key, so that an equal object changes nothing. It was made one line above.
    recipientOnScreen.set(key === undefined ? null : (JSON.parse(key) as LinkRecipient))
    return () => recipientOnScreen.set(null)
  }, [key])
}

export function useRecipientOnScreen(): LinkRecipient | null {
  return useStore(recipientOnScreen)
}
