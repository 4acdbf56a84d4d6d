import { lt } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { captchaUse } from '#src/db/schema.ts'

/** Whether a captcha was solved, in time and for the first time. It is good for this one call. */
export async function spendCaptcha(ctx: Context, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const good = await ctx.captcha.verify(token, ctx.now)
  if (good === null) return false
  if (good.expiresAt === 0) return true
  ctx.db.delete(captchaUse).where(lt(captchaUse.expiresAt, ctx.now)).run()
  return ctx.db.insert(captchaUse).values(good).onConflictDoNothing().run().changes === 1
}
