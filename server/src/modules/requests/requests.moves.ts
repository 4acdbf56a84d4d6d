import { eq, lte, min } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { Move } from '#src/core/moves.ts'
import { serviceRequest, serviceRequestEvent } from '#src/db/schema.ts'
import { tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { languageOf } from '#src/modules/users/languageOf.service.ts'
import { answerComment, answeredNotice, closedNotice, closingComment } from './requests.messages.ts'
import { requestTerms, workingDaysAfter } from './workingDays.rules.ts'

type Row = typeof serviceRequest.$inferSelect

/** Answers open requests after two working days and closes them after five. Each time they are unread again. */
export const followRequests: Move = {
  name: 'followRequests',
  nextDueAt: (db) =>
    db
      .select({ at: min(serviceRequest.nextStepAt) })
      .from(serviceRequest)
      .get()?.at ?? null,
  run: (ctx) => {
    for (const row of ctx.db.select().from(serviceRequest).where(lte(serviceRequest.nextStepAt, ctx.now)).all()) {
      const closesAt = workingDaysAfter(row.createdAt, requestTerms.close)
      if (ctx.now < closesAt) answer(ctx, row, closesAt)
      else close(ctx, row)
    }
  },
}

function answer(ctx: Context, { code, userId }: Row, closesAt: number): void {
  ctx.db.update(serviceRequest).set({ nextStepAt: closesAt, read: false }).where(eq(serviceRequest.code, code)).run()
  say(ctx, code, 'ANSWERED', answerComment[languageOf(ctx, userId ?? 0)])
  if (userId !== null) tellUser(ctx, userId, answeredNotice(code))
}

function close(ctx: Context, { code, userId }: Row): void {
  const closed = { status: 'CERRADA', closedAt: ctx.now, nextStepAt: null, read: false } as const
  ctx.db.update(serviceRequest).set(closed).where(eq(serviceRequest.code, code)).run()
  say(ctx, code, 'CLOSED', closingComment[languageOf(ctx, userId ?? 0)])
  if (userId !== null) tellUser(ctx, userId, closedNotice(code))
}

function say({ db, now }: Context, code: string, event: 'ANSWERED' | 'CLOSED', comment: string): void {
  db.insert(serviceRequestEvent).values({ code, at: now, event, comment }).run()
}
