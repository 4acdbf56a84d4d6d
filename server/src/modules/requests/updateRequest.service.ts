import type { ServiceRequestUpdate } from '@acometida/api-spec/generated/operations'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { serviceRequest, serviceRequestEvent } from '#src/db/schema.ts'
import { findOwnRequest } from './requests.service.ts'

/** Marks a request of the caller as read, which it stays, or adds a comment of the caller while it is open. */
export function updateServiceRequest(
  ctx: AuthorizedContext,
  body: ServiceRequestUpdate,
): ResultOf<'updateServiceRequest'> {
  const { now } = ctx
  const comment = 'comment' in body ? body.comment.trim() : null
  if (comment === '') return invalid('body/comment', 'must have a letter or digit')
  return transact(ctx, (tx): ResultOf<'updateServiceRequest'> => {
    const row = findOwnRequest(tx, body.codSR)
    if (!row) return fail('0404')
    if (comment === null) {
      tx.db.update(serviceRequest).set({ read: true }).where(eq(serviceRequest.code, row.code)).run()
      return ok({})
    }
    if (row.status !== 'EN CURSO') return fail('0409')
    tx.db.insert(serviceRequestEvent).values({ code: row.code, at: now, event: 'COMMENTED', comment }).run()
    return ok({})
  })
}
