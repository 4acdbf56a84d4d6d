import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import type { User } from './findUser.service.ts'

type AlertSettings = Pick<User, 'alertChannel' | 'alertRecipient' | 'email' | 'phone'>

/**
 * The channel and address of a user's alerts. Alerts to the user's own phone go to the e-mail address if there is no
 * phone.
 */
export function alertDestination(who: AlertSettings): { readonly channel: 'email' | 'sms'; readonly to: string } {
  if (who.alertRecipient !== null) return { channel: who.alertChannel, to: who.alertRecipient }
  return who.alertChannel === 'sms' && isRealPhone(who.phone)
    ? { channel: 'sms', to: who.phone }
    : { channel: 'email', to: who.email }
}
