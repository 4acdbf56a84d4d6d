import type { LoginByMfaCode, LoginByPassword } from '@acometida/api-spec/generated/operations'
import { is70Code, isLoginUser } from '@acometida/api-spec/rules/person/document'
import { eq, and } from 'drizzle-orm'
import type { Context, OpenContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { isPassword, hashPassword, isCurrentHash } from '#src/core/password.ts'
import { fail, failKeepingWrites, okWithCode, ok } from '#src/core/result.ts'
import { transact, withoutCallEnd } from '#src/core/transact.ts'
import { session, user } from '#src/db/schema.ts'
import { type User, userByDocument, userById } from '#src/modules/people/findUser.service.ts'
import { sendCode, tryCode } from './codes.service.ts'
import { barredCode, countFailure, resetFailures } from './failures.service.ts'
import { loginAnswer } from './loginAnswer.ts'
import { detourLocation } from './redirect.service.ts'
import { openOrAskSecondFactor } from './secondFactor.service.ts'
import { isSession, openSession } from './session.service.ts'
import { spendCaptcha } from './spendCaptcha.service.ts'

type LogInResult = ResultOf<'logIn'>

/**
 * The first step: identifier, captcha and password. A locked account answers the same whatever the password. With
 * neutral answers, so does every account that may not log in or does not exist.
 */
export async function logInByPassword(ctx: Context, body: LoginByPassword): Promise<LogInResult> {
  const result = await tryPassword(ctx, body)
  const reveals = !result.ok && 'code' in result && !NEUTRAL_CODES.has(result.code)
  return ctx.neutral && reveals ? fail('1001') : result
}

/** Failures that do not reveal who is a user: a wrong captcha, a malformed document, the common failure. */
const NEUTRAL_CODES: ReadonlySet<string> = new Set(['1001', '2004', '2017'])

async function tryPassword(ctx: Context, body: LoginByPassword): Promise<LogInResult> {
  const found = await findLoginUser(ctx, body)
  if (!found.ok) return found
  const right = await isPassword(body.password, found.who?.passwordHash ?? null)
  const result = transact(ctx, (tx): LogInResult => {
    // The user is read again: another call may have locked the account while the password was checked.
    const who = found.who && userById(tx.db, found.who.id)
    if (!who) return fail('2015')
    const barred = barredCode(tx, who)
    if (barred !== null) return fail(barred)
    if (!right) {
      countFailure(tx, who)
      return failKeepingWrites('1001')
    }
    return openSessionOrDetour(tx, who)
  })
  // Last, so that the time of the answer does not reveal whether the password of a barred account was right.
  if (result.ok && found.who) await rehashIfOutdated(ctx, found.who, body.password)
  return result
}

/**
 * The second step: the password again, with the code and the token of the first step. It needs no captcha. Without that
 * token nothing is tried and nothing is counted, so nobody can guess at an account, or lock it, from here.
 */
export async function logInByCode(ctx: OpenContext, body: LoginByMfaCode): Promise<LogInResult> {
  if (!isLoginUser(body.user)) return fail('2017')
  const { caller } = ctx
  if (caller?.stage !== 'code' || caller.document !== body.user) return fail('1001')
  const right = await isPassword(body.password, userById(ctx.db, caller.userId)?.passwordHash ?? null)
  return transact(ctx, (tx): LogInResult => {
    const who = userById(tx.db, caller.userId)
    // The first step is read again: the same code, sent twice at once, may have completed it meanwhile.
    if (!who || !isSession(tx, caller.sessionId)) return fail('1001')
    if (who.lockedUntil > tx.now) return fail('2024')
    if (!right) {
      countFailure(tx, who)
      return failKeepingWrites('1001')
    }
    const outcome = tryCode(tx, 'mfa', caller.sessionId, body.mfa_code)
    if (outcome !== 'right') {
      countFailure(tx, who)
      return failKeepingWrites(outcome === 'wrong' ? '1001' : '2024')
    }
    resetFailures(tx, who)
    tx.db.delete(session).where(eq(session.id, caller.sessionId)).run()
    const stage = who.mfaConfigured ? 'open' : 'setup'
    return okWithCode(who.mfaConfigured ? '0000' : '0001', loginAnswer(who, openSession(tx, who.id, stage), tx.now))
  })
}

/** The answer to a user with the right password: a detour, or the session as far as it may open. */
function openSessionOrDetour(tx: WriteContext, who: User): LogInResult {
  if (who.loginDetour === 'elsewhere') return okWithCode('3001', { location: detourLocation(tx, who) })
  if (who.loginDetour === 'mayResend') return okWithCode('2901', {})
  if (who.loginDetour === 'none') return openOrAskSecondFactor(tx, who)
  sendCode(tx, who, 'password', String(who.id))
  return okWithCode('2909', {})
}

/** Finds the user of a typed identifier, and uses up the captcha. Staff codes need none. */
export async function findLoginUser(
  ctx: Context,
  body: { user: string; captcha?: string },
): Promise<{ ok: true; who: User | null } | { ok: false; code: '2004' | '2017'; keep: boolean }> {
  const { user: document } = body
  if (!isLoginUser(document)) return fail('2017')
  if (!is70Code(document) && !(await spendCaptcha(ctx, body.captcha))) return fail('2004')
  return { ok: true, who: userByDocument(ctx.db, document) ?? null }
}

/** Rehashes a password that was just proven, if its hash was made with earlier settings. */
export async function rehashIfOutdated(ctx: Context, { id, passwordHash }: User, password: string): Promise<void> {
  if (isCurrentHash(passwordHash)) return
  const renewed = await hashPassword(password)
  transact(withoutCallEnd(ctx), ({ db }) => {
    // A password that was changed meanwhile stays.
    const same = and(eq(user.id, id), eq(user.passwordHash, passwordHash))
    db.update(user).set({ passwordHash: renewed }).where(same).run()
    return ok({})
  })
}
