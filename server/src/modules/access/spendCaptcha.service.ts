import { lt } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { fail, ok } from '#src/core/result.ts'
import { withoutCallEnd, transact } from '#src/core/transact.ts'
import { captchaUse } from '#src/db/schema.ts'

/** Uses up a captcha. Returns whether it was solved in time, and for the first time. */
export async function spendCaptcha(ctx: Context, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const good = await ctx.captcha.verify(token, ctx.now)
  if (good === null) return false
  if (good.expiresAt === 0) return true
  return transact(withoutCallEnd(ctx), ({ db, now }) => {
    db.delete(captchaUse).where(lt(captchaUse.expiresAt, now)).run()
    return db.insert(captchaUse).values(good).onConflictDoNothing().run().changes === 1 ? ok({}) : fail('2004')
  }).ok
}
