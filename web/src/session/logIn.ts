import { CODE_VALID_SECONDS } from '@acometida/api-spec/rules/code'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import {
  logIn,
  type LoginByMigration,
  type LogInFailure,
  logInByRedirect,
  type LogInSuccess,
  resendMfaCode,
} from '#src/api/generated/api.ts'
import { nowMs } from '#src/base/clock.ts'
import { type LoginStep, loginStep } from './loginStep.ts'
import { isOpening, type OpeningAnswer, openSession } from './openSession.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'
import { pendingLoginStore } from './pendingLogin.store.ts'
import { readSession, writeDevice, writeSession } from './storage.ts'

/**
 * The first step. Throws the `ApiError` of a code that is no success; the remembered user is forgotten then.
 * @param remember keep the user, and never the password, for the next log-in on this device
 */
export async function logInWithPassword(
  credentials: Credentials,
  captcha?: string,
  remember = false,
): Promise<LoginStep> {
  const answer = await forgetting(logIn({ ...credentials, ...(captcha === undefined ? {} : { captcha }) }))
  writeDevice({
    'acometida.rememberedUser': remember ? credentials.user : null,
    'acometida.remember': remember ? '1' : null,
  })
  return take(answer, credentials, false)
}

/** The second step: the password of the first once more, with the code. Throws as the first. */
export async function logInWithCode(code: string): Promise<LoginStep> {
  const pending = codePending()
  try {
    const answer = await forgetting(logIn({ ...pending.credentials, mfa_code: code }))
    return take(answer, pending.credentials, true)
  } catch (error) {
    // Unless the log-in was left meanwhile.
    if (codeOf<LogInFailure>(error) === '1001' && pendingLoginStore.current() === pending) {
      pendingLoginStore.set({ ...pending, wrongCodes: pending.wrongCodes + 1 })
    }
    throw error
  }
}

/** Sets the password that the log-in asks for, with the code that was sent for it. Throws as the first step. */
export async function setNewPassword(change: Omit<LoginByMigration, 'captcha'>, captcha?: string): Promise<LoginStep> {
  const answer = await forgetting(logIn({ ...change, ...(captcha === undefined ? {} : { captcha }) }))
  return take(answer, null, false)
}

/** Has another code sent, which starts its time and its tries anew, as it does on the server; the former is void. */
export async function sendCodeAgain(): Promise<void> {
  const { user } = codePending().credentials
  const { validSeconds } = await resendMfaCode({ user })
  pendingLoginStore.set({ ...codePending(), codeExpiresAtMs: nowMs() + validSeconds * 1000, wrongCodes: 0 })
}

/**
 * Finishes a log-in that comes back from elsewhere. The state must be the one that this tab left with, or somebody
 * else's log-in could be slipped in; it is good once.
 */
export async function logInFromRedirect(code: string, state: string): Promise<LoginStep> {
  const left = readSession('acometida.redirectState')
  writeSession({ 'acometida.redirectState': null })
  if (code === '' || state === '' || state !== left) throw new ApiError({ code: '1001', service: 'login', status: 0 })
  const answer = await forgetting(logInByRedirect({ code, state }))
  return take({ certificate: true, ...answer }, null, false)
}

/**
 * The query with which this tab left to log in elsewhere: where the link leads by which somebody came. Empty where
 * there is none.
 */
export function queryLeftWith(): string {
  return readSession('acometida.redirectQuery') ?? ''
}

/** Once the second factor is configured, the answer that was kept opens the session. */
export function completeLogin(): void {
  const pending = pendingLoginStore.current()
  if (pending === null) return
  pendingLoginStore.set(null)
  openSession(pending.answer)
}

async function take(answer: LogInSuccess, credentials: Credentials | null, withCode: boolean): Promise<LoginStep> {
  const step = loginStep(answer, withCode)
  if (step.kind === 'elsewhere') rememberState(step.location)
  if (step.kind !== 'opened' && step.kind !== 'code' && step.kind !== 'setup') {
    pendingLoginStore.set(null)
    return step
  }
  if (!isOpening(answer)) {
    // By its code the answer opens a session; which parts it has then, the contract cannot say.
    console.error('logIn: the answer lacks a part of a session: user, tokens or their times')
    throw new ApiError({ code: 'XXX', service: 'login', status: 200, trouble: { kind: 'unreadable' } })
  }
  const kept = JSON.stringify(answer)
  if (step.kind === 'opened') {
    if (await isPaymentBridge(answer)) return { kind: 'elsewhere', location: '/' }
    pendingLoginStore.set(null)
    openSession(answer, credentials)
  } else if (step.kind === 'setup') {
    writeSession(step.mandatory ? { tempmfa: kept } : { mfa: '1', '0001': kept, token: answer.accessToken })
    pendingLoginStore.set({ stage: 'setup', answer, mandatory: step.mandatory })
  } else if (credentials) {
    writeSession({ mfa: '1', '0001': kept, token: answer.accessToken })
    const codeExpiresAtMs = nowMs() + CODE_VALID_SECONDS * 1000
    pendingLoginStore.set({ stage: 'code', answer, credentials, codeExpiresAtMs, wrongCodes: 0 })
  }
  return step
}

/**
 * The public pair of the payment bridge opens nothing here: whoever types it begins anew. Only a user without roles can
 * be it.
 */
async function isPaymentBridge({ user, realmUser }: OpeningAnswer): Promise<boolean> {
  if (realmUser.userProfiles !== '') return false
  const { isPaymentBridgeUser } = await import('./paymentBridge.ts')
  return isPaymentBridgeUser(user.documentNumber)
}

/** On a failure whoever was remembered is forgotten. */
async function forgetting(call: Promise<LogInSuccess>): Promise<LogInSuccess> {
  try {
    return await call
  } catch (error) {
    writeDevice({ 'acometida.rememberedUser': null, 'acometida.remember': null })
    throw error
  }
}

function codePending() {
  const pending = pendingLoginStore.current()
  if (pending?.stage !== 'code') throw new Error('No log-in waits for a code')
  return pending
}

function rememberState(location: string): void {
  const state = new URL(location, window.location.origin).searchParams.get('state')
  writeSession({ 'acometida.redirectState': state, 'acometida.redirectQuery': window.location.search || null })
}
