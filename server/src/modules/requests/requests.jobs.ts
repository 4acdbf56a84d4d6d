import { requestStepAt, requestTerms, workingDaysAfter } from '@acometida/api-spec/rules/request/requestTerms'
import { eq, lte, min } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { serviceRequest, serviceRequestEvent } from '#src/db/schema.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { answerComment, requestAnsweredNotice, requestClosedNotice, closingComment } from './requests.messages.ts'
import type { RequestRow } from './requests.service.ts'

/** Answers open requests after two working days and closes them after five. Each time they become unread. */
export const followRequests: ScheduledJob = {
  name: 'followRequests',
  nextDueAt: nextDueOf((db) => db.select({ at: min(serviceRequest.nextStepAt) }).from(serviceRequest)),
  run: (tx) => {
    for (const row of tx.db.select().from(serviceRequest).where(lte(serviceRequest.nextStepAt, tx.now)).all()) {
      if (requestStepAt(row.createdAt, tx.now) === 'ANSWER') answerRequest(tx, row)
      else closeRequest(tx, row)
    }
  },
}

function answerRequest(tx: WriteContext, { code, userId, createdAt }: RequestRow): void {
  const closesAt = workingDaysAfter(createdAt, requestTerms.close)
  tx.db.update(serviceRequest).set({ nextStepAt: closesAt, read: false }).where(eq(serviceRequest.code, code)).run()
  addEvent(tx, code, 'ANSWERED', answerComment[languageOf(tx, userId ?? 0)])
  if (userId !== null) notifyUser(tx, userId, requestAnsweredNotice(code))
}

function closeRequest(tx: WriteContext, { code, userId }: RequestRow): void {
  const closed = { status: 'CERRADA', closedAt: tx.now, nextStepAt: null, read: false } as const
  tx.db.update(serviceRequest).set(closed).where(eq(serviceRequest.code, code)).run()
  addEvent(tx, code, 'CLOSED', closingComment[languageOf(tx, userId ?? 0)])
  if (userId !== null) notifyUser(tx, userId, requestClosedNotice(code))
}

function addEvent({ db, now }: WriteContext, code: string, event: 'ANSWERED' | 'CLOSED', comment: string): void {
  db.insert(serviceRequestEvent).values({ code, at: now, event, comment }).run()
}
