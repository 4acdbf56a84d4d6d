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
  /** Of the messages; undefined while it is not known. */
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

/** Whose card is on screen, where they are registered. */
const recipientOnScreen = makeStore<LinkRecipient | null>(null)

/** Offers to send this person a link as long as the component is on screen; undefined for nobody who is registered. */
export function useOfferLink(recipient: LinkRecipient | undefined): void {
  const key = recipient && JSON.stringify(recipient)
  useEffect(() => {
    // It was made of one on the line above: a text, so that a new object with the same words changes nothing.
    recipientOnScreen.set(key === undefined ? null : (JSON.parse(key) as LinkRecipient))
    return () => recipientOnScreen.set(null)
  }, [key])
}

export function useRecipientOnScreen(): LinkRecipient | null {
  return useStore(recipientOnScreen)
}
