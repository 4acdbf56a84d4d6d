import { CODE_VALID_SECONDS } from '@acometida/api-spec/rules/person/code'
import { ApiError, codeOf } from '#src/api/call/apiError.ts'
import {
  logIn,
  type LoginByMigration,
  type LogInFailure,
  logInByRedirect,
  type LogInSuccess,
  resendMfaCode,
} from '#src/api/generated/api.ts'
import { nowMs } from '#src/base/clock.ts'
import { isOpening, type OpeningAnswer, openSession } from '#src/session/tokens/openSession.ts'
import { readSession, writeDevice, writeSession } from '#src/session/tokens/sessionEntries.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'
import { type LoginStep, loginStep } from './loginStep.ts'
import { pendingLoginStore } from './pendingLogin.store.ts'

/**
 * The first step of the log-in. Throws the `ApiError` of a failure, and forgets the remembered user then.
 * @param remember Keep the user, never the password, for the next log-in on this device.
 */
export async function logInWithPassword(
  credentials: Credentials,
  captcha?: string,
  remember = false,
): Promise<LoginStep> {
  const answer = await forgetUserOnFailure(logIn({ ...credentials, ...(captcha === undefined ? {} : { captcha }) }))
  writeDevice({
    'acometida.rememberedUser': remember ? credentials.user : null,
    'acometida.remember': remember ? '1' : null,
  })
  return takeAnswer(answer, credentials, false)
}

/** The second step: sends the password again with the code. Throws like the first step. */
export async function logInWithCode(code: string): Promise<LoginStep> {
  const pending = codePending()
  try {
    const answer = await forgetUserOnFailure(logIn({ ...pending.credentials, mfa_code: code }))
    return takeAnswer(answer, pending.credentials, true)
  } catch (error) {
    // The log-in may have been cancelled meanwhile.
    if (codeOf<LogInFailure>(error) === '1001' && pendingLoginStore.current() === pending) {
      pendingLoginStore.set({ ...pending, wrongCodes: pending.wrongCodes + 1 })
    }
    throw error
  }
}

/** Sets the password that the log-in requires, with the code sent for it. Throws like the first step. */
export async function setNewPassword(change: Omit<LoginByMigration, 'captcha'>, captcha?: string): Promise<LoginStep> {
  const answer = await forgetUserOnFailure(logIn({ ...change, ...(captcha === undefined ? {} : { captcha }) }))
  return takeAnswer(answer, null, false)
}

/** Sends another code. Restarts its validity and attempts, as the server does; the earlier code is void. */
export async function sendCodeAgain(): Promise<void> {
  const { user } = codePending().credentials
  const { validSeconds } = await resendMfaCode({ user })
  pendingLoginStore.set({ ...codePending(), codeExpiresAtMs: nowMs() + validSeconds * 1000, wrongCodes: 0 })
}

/**
 * Finishes a log-in that returns from an identity provider. The state must be the one that this tab left with, to
 * prevent a forged log-in (CSRF). It is valid once.
 */
export async function logInFromRedirect(code: string, state: string): Promise<LoginStep> {
  const storedState = readSession('acometida.redirectState')
  writeSession({ 'acometida.redirectState': null })
  if (code === '' || state === '' || state !== storedState)
    throw new ApiError({ code: '1001', service: 'login', status: 0 })
  const answer = await forgetUserOnFailure(logInByRedirect({ code, state }))
  return takeAnswer({ certificate: true, ...answer }, null, false)
}

/** The query of the page from which this tab left for an identity provider: a shared link's. Empty without one. */
export function queryBeforeRedirect(): string {
  return readSession('acometida.redirectQuery') ?? ''
}

/** Opens the session with the stored answer once the second factor is configured. */
export function completeLogin(): void {
  const pending = pendingLoginStore.current()
  if (pending === null) return
  pendingLoginStore.set(null)
  openSession(pending.answer)
}

async function takeAnswer(
  answer: LogInSuccess,
  credentials: Credentials | null,
  withCode: boolean,
): Promise<LoginStep> {
  const step = loginStep(answer, withCode)
  if (step.kind === 'elsewhere') rememberState(step.location)
  if (step.kind !== 'opened' && step.kind !== 'code' && step.kind !== 'setup') {
    pendingLoginStore.set(null)
    return step
  }
  if (!isOpening(answer)) {
    // The code of this answer opens a session. The contract does not say which parts it has then.
    console.error('logIn: the answer lacks a part of a session: user, tokens or their times')
    throw new ApiError({ code: 'XXX', service: 'login', status: 200, transportFailure: { kind: 'unreadable' } })
  }
  if (step.kind === 'opened') {
    if (await isPaymentBridge(answer)) return { kind: 'elsewhere', location: '/' }
    pendingLoginStore.set(null)
    openSession(answer, credentials)
  } else if (step.kind === 'setup') {
    writeSession(step.mandatory ? { tempmfa: '1' } : { mfa: '1', '0001': '1', token: answer.accessToken })
    pendingLoginStore.set({ stage: 'setup', answer, mandatory: step.mandatory })
  } else if (credentials) {
    writeSession({ mfa: '1', '0001': '1', token: answer.accessToken })
    const codeExpiresAtMs = nowMs() + CODE_VALID_SECONDS * 1000
    pendingLoginStore.set({ stage: 'code', answer, credentials, codeExpiresAtMs, wrongCodes: 0 })
  }
  return step
}

/**
 * The public credentials of the payment bridge open no session here: the log-in starts over. Only a user without roles
 * can be the bridge's.
 */
async function isPaymentBridge({ user, realmUser }: OpeningAnswer): Promise<boolean> {
  if (realmUser.userProfiles !== '') return false
  const { isPaymentBridgeUser } = await import('#src/session/bridge/paymentBridge.ts')
  return isPaymentBridgeUser(user.documentNumber)
}

/** Forgets the remembered user if the call fails. */
async function forgetUserOnFailure(call: Promise<LogInSuccess>): Promise<LogInSuccess> {
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
