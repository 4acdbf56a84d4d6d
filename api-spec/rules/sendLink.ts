import { isEmail } from './email.ts'
import { isRealPhone } from './phone.ts'

/** What staff choose when they send a customer a link. Channel '0' is e-mail, '1' SMS. */
export interface LinkChoice {
  readonly category: string
  readonly detail: string
  readonly channel: '0' | '1'
  readonly mail?: string | undefined
  readonly sms?: string | undefined
}

export type LinkProblem = 'select option' | 'select detail' | 'invalidFormat' | 'required'

/** What is wrong with a choice, by its field; nothing where it may be sent. */
export function linkProblems(choice: LinkChoice): Partial<Record<'category' | 'detail' | 'mail' | 'sms', LinkProblem>> {
  const { category, detail, channel, mail = '', sms = '' } = choice
  return {
    ...(category === '' ? { category: 'select option' as const } : {}),
    ...(detail === '' ? { detail: 'select detail' as const } : {}),
    ...(channel === '0' ? addressProblem('mail', mail, isEmail(mail)) : addressProblem('sms', sms, isRealPhone(sms))),
  }
}

function addressProblem(field: 'mail' | 'sms', value: string, right: boolean) {
  if (value === '') return { [field]: 'required' as const }
  return right ? {} : { [field]: 'invalidFormat' as const }
}

/** A page that a link may lead to, and what it takes to be of use there. */
export interface LinkDetail {
  readonly category: string
  readonly detail: string
  /** Only for generators, or only for supplies that are none. */
  readonly generator?: boolean
  readonly selfConsumption?: boolean
  /** Only where that panel of the dossier is enabled, 1 to 6. */
  readonly panel?: number
}

/** What the customer has in view: a supply, a dossier or neither. */
export interface LinkSubject {
  readonly generator?: boolean
  readonly cau?: string | null
  readonly panels?: readonly number[]
}

/** The details of a category that are of use to a customer: by what the supply is and which panels the dossier has. */
export function linkDetails(all: readonly LinkDetail[], category: string, subject: LinkSubject): LinkDetail[] {
  return all.filter(
    (each) =>
      each.category === category &&
      (each.generator === undefined || each.generator === (subject.generator ?? false)) &&
      (each.selfConsumption === undefined || each.selfConsumption === Boolean(subject.cau)) &&
      (each.panel === undefined || (subject.panels ?? []).includes(each.panel)),
  )
}
