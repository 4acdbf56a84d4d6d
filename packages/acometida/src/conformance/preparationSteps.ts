import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { MessageList, PaymentOutcome, PaymentUpdate } from '@acometida/api-spec/generated/control'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { fieldIn } from '../lib/json.ts'
import { listIn } from './listIn.ts'
import { people } from './people.ts'
import type { Changes, Stage } from './preparation.ts'
import type { Answered, Caller, Place } from './target.ts'

// The steps that several preparations share.

/** Logs somebody in with their password, up to a second factor if there is one. */
export function logIn(place: Place, user: string): Promise<Answered> {
  return place.call('logIn', exampleCall('logIn', { body: { user } }), null)
}

/** Logs in somebody who has a second factor. The returned caller waits for the code. */
export async function logInHalfway(place: Place, user: string): Promise<Caller> {
  const { content } = await logIn(place, user)
  return { name: 'half logged in', token: String(content['accessToken']), userId: 0, document: user, refreshToken: '' }
}

/** Logs in the persona `elsewhere` up to the other page, and returns the code and state that the client gets back. */
export async function comeBack(place: Place): Promise<{ readonly code: string; readonly state: string }> {
  const { content } = await logIn(place, people.elsewhere)
  const { searchParams } = new URL(textIn(content, 'location'), 'http://client')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

/** Asks for a new password, and returns the parameters of the link in the reminder. */
export async function forgetPassword(place: Place): Promise<{ readonly email: string; readonly hash: string }> {
  const reminder = exampleCall('requestPasswordReminder')
  await place.call('requestPasswordReminder', reminder, null)
  const email = textIn(reminder.body, 'email')
  return { email, hash: await secretIn(place, email, -2) }
}

/** Asks for another e-mail address for the caller, and returns the secret of the confirmation link. */
export async function askForEmail({ place, caller, subject: { userId } }: Stage, email: string): Promise<string> {
  await place.call('updateUser', { path: `/users/${userId}`, body: { email } }, caller)
  return secretIn(place, email, -1)
}

/** Invites a person to sign up, by default that of the example, and returns the secret of the invitation. */
export async function invite({ place, caller }: Stage, person: object = {}): Promise<string> {
  const invitation = exampleCall('inviteUser', { body: person })
  await place.call('inviteUser', invitation, caller)
  return secretIn(place, textIn(invitation.body, 'email'), -1)
}

/** Starts a payment by card, and returns its order. */
export async function startedOrder({ place, caller, subject }: Stage): Promise<string> {
  const { content } = await place.call('startCardPayment', exampleCalls.startCardPayment(subject), caller)
  return textIn(content, 'order')
}

/** The signed report of the payment provider on an order, which needs no session. */
export async function paymentReport(place: Place, order: string, state: PaymentOutcome['state']): Promise<Changes> {
  return { body: await place.control<PaymentUpdate>('POST', `/payments/${order}/signature`, { state }), caller: null }
}

/** Uploads a document that belongs to nothing yet, and returns its id. */
export async function upload({ place, caller }: Stage): Promise<string> {
  const call = exampleCall('uploadDocument', { body: { codSR: undefined } })
  return textIn((await place.call('uploadDocument', call, caller)).content, 'documentumId')
}

/** The code of a closed dossier of the caller; empty if there is none. */
export async function endedDossier({ place, caller, subject }: Stage): Promise<string> {
  const asked = exampleCall('listDossiers', { filter: { docNumber: subject.document } })
  const { content } = await place.call('listDossiers', asked, caller)
  const ended = listIn('listDossiers', content).find((each) => textIn(each, 'turn') === 'nobody')
  return textIn(ended, 'dossierCod')
}

/** Lets time pass. */
export function waitFor(place: Place, seconds: number): Promise<unknown> {
  return place.control('POST', '/clock/advance', { seconds })
}

/** A part of the path of the newest link that was sent to an e-mail address: -1 is the last one. */
export async function secretIn(place: Place, to: string, part: number): Promise<string> {
  const found = (await messagesIn(place)).find((each) => each.to === to && each.links.length > 0)
  const path = found?.links[0]?.split('?')[0]
  return path?.split('/').at(part) ?? '(no link)'
}

/** The newest code that was sent to anybody; empty if there is none. */
export async function codeSent(place: Place): Promise<string> {
  return (await messagesIn(place)).find((each) => each.code !== null)?.code ?? ''
}

/** The messages that were sent, the newest first. */
async function messagesIn(place: Place): Promise<MessageList['messages']> {
  return (await place.control<MessageList>('GET', '/inbox')).messages
}

/** A text or number of an answer as text; empty if there is none. */
export function textIn(content: unknown, name: string): string {
  const value = fieldIn(content, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
