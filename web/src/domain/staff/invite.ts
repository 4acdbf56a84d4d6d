import { type DocumentKind, documentKind, documentTypeOf } from '@acometida/api-spec/rules/document'
import { instantFromSpanish } from '@acometida/api-spec/rules/dates'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { filterOf } from '#src/api/filterOf.ts'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useState } from 'react'
import { codeOf } from '#src/api/apiError.ts'
import { callOnce } from '#src/api/callOnce.ts'
import { useChange } from '#src/api/composed.ts'
import {
  createServiceRequest,
  type CreateServiceRequestFailure,
  inviteUser,
  type ListInvitationsSuccess,
  type PreRegistration,
  useListInvitations,
} from '#src/api/generated/api.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { asStaff } from '#src/session/asStaff.ts'

/** The person's relation to the company: asks for a new supply, or uses one. */
export type InvitedAs = PreRegistration['userType']

/** An invitation to sign up, as staff filled it. */
export interface InvitationDraft {
  readonly document: string
  readonly firstName: string
  /** Empty for a company. */
  readonly surname: string
  readonly email: string
  readonly phone: string
  readonly byMail: boolean
  readonly bySms: boolean
  /** Undefined until it is chosen. */
  readonly as: InvitedAs | undefined
  /** The language of messages. */
  readonly language: Language
}

/** The state of the service request that follows an invitation. */
export type FollowingRequest =
  | { readonly done: true; readonly code: string }
  | { readonly done: false; readonly error: unknown }

/** The invitation that somebody got last. Times in milliseconds since 1970, undefined where it has not happened. */
export interface LastInvitation {
  readonly sentAt: number | undefined
  readonly expiresAt: number | undefined
  readonly openedAt: number | undefined
}

/** The problem of an e-mail or phone: missing, or not deliverable. */
export function reachProblem(field: 'email' | 'phone', typed: string): 'empty' | 'wrong' | undefined {
  if (typed.trim() === '') return 'empty'
  const isRight = field === 'email' ? isEmail(normalizeEmail(typed)) : isRealPhone(normalizePhone(typed))
  return isRight ? undefined : 'wrong'
}

/** Whether it can be sent: all fields right and at least one channel. A company may lack the surname. */
export function isReady(draft: InvitationDraft): boolean {
  const { document, firstName, surname, email, phone, byMail, bySms } = draft
  const filled = [document, firstName, email, phone].every((value) => value.trim() !== '')
  const named = surname.trim() !== '' || COMPANIES.has(documentKind(document))
  const reached = reachProblem('email', email) === undefined && reachProblem('phone', phone) === undefined
  return filled && named && reached && draft.as !== undefined && (byMail || bySms)
}

const COMPANIES: ReadonlySet<DocumentKind | undefined> = new Set(['cif', 'company'])

/** The kind of the service request that follows an invitation. */
export function followingKind(as: InvitedAs): { readonly tipology: string; readonly subtipology: string } {
  return as === 'solicitant'
    ? { tipology: '1070', subtipology: '1070A03' }
    : { tipology: '0870', subtipology: '0870A09' }
}

/**
 * Invites, and makes the service request that follows. Where that fails the invitation is good all the same, and
 * `followAgain` makes the request alone. What became of it is written beside the invitation.
 */
export function useInvite() {
  const [once] = useState(callOnce)
  const follow = async (asked: AskedInvitation): Promise<FollowingRequest> => {
    const outcome = await once(asked, (messageId) =>
      createServiceRequest(requestOf(asked), asStaff({ messageId })),
    ).then(
      ({ codigoSR }): FollowingRequest => ({ done: true, code: codigoSR }),
      (error: unknown): FollowingRequest => ({ done: false, error }),
    )
    const known = outcome.done
      ? { srCode: outcome.code }
      : { zeusError: codeOf<CreateServiceRequestFailure>(outcome.error) }
    // A note for those who look later: both things that it tells of have happened, whether it arrives or not.
    await inviteUser({ ...bodyOf(asked), ...known }).catch(() => undefined)
    return outcome
  }
  return {
    invite: useChange(async (asked: AskedInvitation) => {
      await inviteUser(bodyOf(asked))
      return follow(asked)
    }),
    followAgain: useChange(follow),
  }
}

/** An invitation that is ready, and what its service request says. */
export type AskedInvitation = Omit<InvitationDraft, 'as'> & { readonly as: InvitedAs; readonly comment: string }

/** The last invitation of somebody; null where there was none. */
export function useLastInvitation(document: string) {
  return useListInvitations(
    { filter: filterOf<'listInvitations'>({ documentNumber: document }), limit: 1 },
    { query: { select: newestOf } },
  )
}

function newestOf({ invitations: { items } }: ListInvitationsSuccess): LastInvitation | null {
  const [newest] = items
  if (!newest) return null
  const { sentAt, expiresAt, openedAt } = newest
  return {
    sentAt: instantFromSpanish(sentAt),
    expiresAt: instantFromSpanish(expiresAt),
    openedAt: openedAt === null ? undefined : instantFromSpanish(openedAt),
  }
}

function bodyOf({ document, firstName, surname, email, phone, byMail, bySms, as, language }: AskedInvitation) {
  return {
    docNumber: document,
    docType: documentTypeOf(document),
    name: firstName,
    surname,
    email: normalizeEmail(email),
    phone: normalizePhone(phone),
    userType: as,
    sendMail: byMail,
    sendSms: bySms,
    language,
  }
}

function requestOf({ document, firstName, surname, email, phone, as, comment }: AskedInvitation) {
  return {
    documentType: documentTypeOf(document),
    documentNumber: document,
    name: firstName,
    surName1: surname,
    email: normalizeEmail(email),
    cellphone: normalizePhone(phone),
    ...followingKind(as),
    comment,
  }
}
