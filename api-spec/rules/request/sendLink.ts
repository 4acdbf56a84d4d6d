import { type EmailLimits, isEmail } from '../person/email.ts'
import { isRealPhone } from '../person/phone.ts'

/** The choices of staff when they send a customer a link. Channel '0' is e-mail, '1' SMS. */
export interface LinkChoice {
  readonly category: string
  readonly detail: string
  readonly channel: '0' | '1'
  readonly mail?: string | undefined
  readonly sms?: string | undefined
}

export type LinkProblem = 'select option' | 'select detail' | 'invalidFormat' | 'required'

/** The problems of a choice by field; empty if the link may be sent. */
export function linkProblems(
  choice: LinkChoice,
  limits: EmailLimits = {},
): Partial<Record<'category' | 'detail' | 'mail' | 'sms', LinkProblem>> {
  const { category, detail, channel, mail = '', sms = '' } = choice
  return {
    ...(category === '' ? { category: 'select option' as const } : {}),
    ...(detail === '' ? { detail: 'select detail' as const } : {}),
    ...(channel === '0'
      ? addressProblem('mail', mail, isEmail(mail, limits))
      : addressProblem('sms', sms, isRealPhone(sms))),
  }
}

function addressProblem(field: 'mail' | 'sms', value: string, right: boolean) {
  if (value === '') return { [field]: 'required' as const }
  return right ? {} : { [field]: 'invalidFormat' as const }
}
