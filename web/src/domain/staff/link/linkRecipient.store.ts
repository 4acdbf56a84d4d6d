import { hasPowerOverOthers } from '@acometida/api-spec/rules/person/manageUsers'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { useEffect } from 'react'
import { makeStore, useStore } from '#src/base/store.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'

/** A registered customer to whom staff may send a link. */
export interface LinkRecipient extends Pick<FoundPerson, 'userId' | 'document' | 'firstName' | 'email' | 'language'> {
  readonly fullName: string
  /** Empty without one. */
  readonly phone: string
  /** The supply whose failure the call is about. Undefined otherwise. */
  readonly cups?: string | undefined
}

/** A person found by staff as a recipient. Undefined for unregistered customers and for staff. */
export function recipientOf(person: FoundPerson, cups?: string): LinkRecipient | undefined {
  const { userId, document, firstName, name, email, phone, language, roles } = person
  if (userId === 0 || hasPowerOverOthers(roles)) return undefined
  return { userId, document, firstName, fullName: name, email, phone: isRealPhone(phone) ? phone : '', language, cups }
}

/** The registered customer whose card is on screen. */
const recipientOnScreen = makeStore<LinkRecipient | null>(null)

/** Offers to send this person a link while the component is mounted. Nothing for undefined. */
export function useOfferLink(recipient: LinkRecipient | undefined): void {
  const key = recipient && JSON.stringify(recipient)
  useEffect(() => {
    // The key was made from a recipient on the line above. It is a string, so that a new object with the same content
    // changes nothing.
    recipientOnScreen.set(key === undefined ? null : (JSON.parse(key) as LinkRecipient))
    return () => recipientOnScreen.set(null)
  }, [key])
}

export function useRecipientOnScreen(): LinkRecipient | null {
  return useStore(recipientOnScreen)
}
