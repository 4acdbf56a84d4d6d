import type { RtpCheck } from '@acometida/api-spec/generated/operations'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { eq } from 'drizzle-orm'
import type { OpenContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { invalid, ok } from '#src/core/result.ts'
import { user } from '#src/db/schema.ts'

/**
 * Whether a request to pay can be sent: to the phone that is given, or to that of the caller, as the provider of Bizum
 * knows it. Of anybody else nothing is told, not even whether they are users.
 */
export async function checkRtp(ctx: OpenContext, { phone, documentNumber }: RtpCheck): Promise<ResultOf<'checkRtp'>> {
  const known = ctx.caller?.stage === 'open' ? ctx.caller : null
  if (phone === undefined && documentNumber === undefined && !known)
    return invalid('body/phone', 'must be given, or documentNumber must, or a session')
  const isOwn = documentNumber === undefined || normalizeIdentifier(documentNumber) === known?.document
  const asked = phone === undefined ? (known && isOwn ? ownPhone(ctx, known.userId) : '') : normalizePhone(phone)
  const bizum = ctx.paymentProvider?.bizum
  return ok({ rtp: bizum && isRealPhone(asked) && (await bizum.reaches(asked)) ? 'S' : 'N' })
}

function ownPhone({ db }: OpenContext, userId: number): string {
  return db.select({ phone: user.phone }).from(user).where(eq(user.id, userId)).get()?.phone ?? ''
}
