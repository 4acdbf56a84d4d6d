import type { OpenContext } from '#src/core/context.ts'
import type { Call, Handlers, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { actFor } from './actFor.service.ts'
import { logInByCode, logInByPassword } from './logIn.service.ts'
import { migratePassword } from './migratePassword.service.ts'
import { logInByRedirect } from './redirect.service.ts'
import { resendMfaCode } from './secondFactor.service.ts'
import { endSession, refreshTokens } from './session.service.ts'

export const accessHandlers = {
  logIn: ({ ctx, body }) => logIn(ctx, body),
  logInByRedirect: ({ ctx, query }) => logInByRedirect(ctx, query),
  resendMfaCode: ({ ctx }) => resendMfaCode(ctx),
  getCaptcha: async ({ ctx }) => ok({ challenge: await ctx.captcha.challenge(ctx.now) }),
  refreshTokens: ({ ctx, body }) => refreshTokens(ctx, body),
  endSession: ({ ctx, query }) => endSession(ctx, query.keepDevice === 'S'),
} satisfies Partial<Handlers>

function logIn(ctx: OpenContext, body: Call<'logIn'>['body']): ResultOf<'logIn'> | Promise<ResultOf<'logIn'>> {
  if ('userId' in body) return actFor(ctx, body)
  if ('newpassword' in body) return migratePassword(ctx, body)
  if ('mfa_code' in body) return logInByCode(ctx, body)
  return logInByPassword(ctx, body)
}
