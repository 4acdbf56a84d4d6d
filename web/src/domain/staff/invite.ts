import { type DocumentKind, documentKind, documentTypeOf } from '@acometida/api-spec/rules/person/document'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { instantFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { useState } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import {
  createServiceRequest,
  type CreateServiceRequestFailure,
  inviteUser,
  type ListInvitationsSuccess,
  type PreRegistration,
  useListInvitations,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'

/** An invited person's relation to the company: they request a new supply, or use one. */
export type InvitedAs = PreRegistration['userType']

/** An invitation to sign up, as form values. */
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
  /** The language of the messages. */
  readonly language: Language
}

/** The result of the service request that follows an invitation. */
export type FollowingRequest =
  | { readonly done: true; readonly code: string }
  | { readonly done: false; readonly error: unknown }

/** The problem of an e-mail or phone: empty, or unusable. */
export function reachProblem(field: 'email' | 'phone', typed: string): 'empty' | 'wrong' | undefined {
  if (typed.trim() === '') return 'empty'
  const isRight = field === 'email' ? isEmail(normalizeEmail(typed)) : isRealPhone(normalizePhone(typed))
  return isRight ? undefined : 'wrong'
}

/** Whether it can be sent: every field is valid, with at least one channel. Only a company may lack the surname. */
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
 * Sends an invitation and creates the service request that follows. If that fails, the invitation is valid all the
 * same, and `followAgain` creates the request alone. The result is stored with the invitation.
 */
export function useInvite() {
  const [once] = useState(makeIdempotentCall)
  const follow = async (invitation: CompleteInvitation): Promise<FollowingRequest> => {
    const outcome = await once(invitation, (messageId) =>
      createServiceRequest(requestOf(invitation), asStaff({ messageId })),
    ).then(
      ({ codigoSR }): FollowingRequest => ({ done: true, code: codigoSR }),
      (error: unknown): FollowingRequest => ({ done: false, error }),
    )
    const result = outcome.done
      ? { srCode: outcome.code }
      : { zeusError: codeOf<CreateServiceRequestFailure>(outcome.error) }
    // A note for later readers. Both actions are done whether it arrives or not.
    await inviteUser({ ...bodyOf(invitation), ...result }).catch(() => undefined)
    return outcome
  }
  return {
    invite: useMutationOf(async (invitation: CompleteInvitation) => {
      await inviteUser(bodyOf(invitation))
      return follow(invitation)
    }),
    followAgain: useMutationOf(follow),
  }
}

/** A complete invitation, and the text of its service request. */
export type CompleteInvitation = Omit<InvitationDraft, 'as'> & { readonly as: InvitedAs; readonly comment: string }

/** A person's last invitation. Null without one. */
export function useLastInvitation(document: string) {
  return useListInvitations(
    { filter: filterOf<'listInvitations'>({ documentNumber: document }), limit: 1 },
    { query: { select: newestOf } },
  )
}

/** A person's last invitation. Times in milliseconds since 1970, undefined if it has not happened. */
export type LastInvitation = NonNullable<ReturnType<typeof newestOf>>

function newestOf({ invitations: { items } }: ListInvitationsSuccess) {
  const [newest] = items
  if (!newest) return null
  const { sentAt, expiresAt, openedAt } = newest
  return {
    sentAt: instantFromSpanish(sentAt),
    expiresAt: instantFromSpanish(expiresAt),
    openedAt: openedAt === null ? undefined : instantFromSpanish(openedAt),
  }
}

function bodyOf({ document, firstName, surname, email, phone, byMail, bySms, as, language }: CompleteInvitation) {
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

function requestOf({ document, firstName, surname, email, phone, as, comment }: CompleteInvitation) {
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
