import type { BizumConfirmation, RtpCheck } from '@acometida/api-spec/generated/operations'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq, gt, or } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext, OpenContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import type { Language } from '#src/core/outbox.ts'
import { fail, failKeepingWrites, invalid, ok } from '#src/core/result.ts'
import { withoutCallEnd, transact } from '#src/core/transact.ts'
import { countRows } from '#src/db/countRows.ts'
import { payment } from '#src/db/schema.ts'
import { newCode, tryCode } from '#src/modules/access/codes.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { type Choice, chosenPayables } from './chosenPayables.service.ts'
import { endOrder, makeOrder, type Order, payerOf } from './orders.service.ts'
import { bizumMessage } from './payments.messages.ts'
import { settleOrder } from './updatePayment.service.ts'

/** The most codes within an hour to one phone, and to all phones that one payer names. */
const CODES_AN_HOUR = 5

type BizumChoice = Choice & { readonly idempotencyKey: string; readonly phone: string; readonly language?: Language }

/** Starts a Bizum payment and has a code sent to the phone. */
export async function startBizumPayment(
  ctx: AuthorizedContext,
  choice: BizumChoice,
): Promise<ResultOf<'startBizumPayment'>> {
  const { phone } = choice
  if (!isRealPhone(phone)) return invalid('body/phone', 'must be a mobile phone, nine digits that start with 6 or 7')
  const bizum = ctx.paymentProvider?.bizum
  if (!bizum) return fail('0503')
  if (!(await bizum.reaches(phone))) return invalid('body/phone', 'must be a phone with Bizum')
  const { remote } = bizum
  const language = choice.language ?? languageOf(ctx, ctx.caller.userId)
  // The answer of the provider ends the call, not this transaction.
  const made = transact(remote ? withoutCallEnd(ctx) : ctx, (tx) =>
    newOrder(tx, choice, phone, remote ? null : language),
  )
  if (!remote || !made.ok) return made
  const { order, amountCents } = made.value
  const requested = await remote.request({ order, amountCents, phone, language })
  return transact(ctx, (tx): ResultOf<'startBizumPayment'> => {
    if (requested) return made
    endOrder(tx, order, 'REFUSED')
    return failKeepingWrites('0503')
  })
}

/** Makes the order and, if this server simulates the provider, sends its code in an SMS. */
function newOrder(
  tx: WriteContext<AuthorizedContext>,
  choice: BizumChoice,
  phone: string,
  smsLanguage: Language | null,
): ResultOf<'startBizumPayment'> {
  const chosen = chosenPayables(tx, choice)
  if (!chosen.ok) return chosen
  const { idempotencyKey } = choice
  const made = makeOrder(tx, { method: 'bizum', idempotencyKey, payables: chosen.value, phone })
  if (!made.ok) return made
  const { order, amountCents } = made.value.order
  if (made.value.isNew) {
    // The order just made counts as well. It is undone with the rest.
    if (sentWithinHour(tx, phone) > CODES_AN_HOUR) return fail('2024')
    if (smsLanguage) {
      const letters = bizumMessage(newCode(tx, 'bizum', order), amountCents)
      tx.outbox.send({ channel: 'sms', to: phone, language: smsLanguage, ...letters[smsLanguage] })
    }
  }
  return ok({ order, amountCents })
}

/** Confirms a Bizum payment of the caller with its code. The third wrong code refuses the payment. */
export async function confirmBizumPayment(
  ctx: AuthorizedContext,
  { order, code }: BizumConfirmation,
): Promise<ResultOf<'confirmBizumPayment'>> {
  const remote = ctx.paymentProvider?.bizum?.remote
  const before = ownOrder(ctx, order)
  const confirmation = remote && before?.state === 'CREATED' ? await remote.confirm(order, code) : null
  return transact(ctx, (tx): ResultOf<'confirmBizumPayment'> => {
    const row = ownOrder(tx, order)
    if (!row) return fail('0404')
    if (row.state === 'PAID') return ok({ order, state: row.state })
    if (confirmation !== null)
      return confirmation === 'wrong' ? fail('1001') : fail(row.state === 'REFUSED' ? '2024' : '0503')
    if (row.state !== 'CREATED') return fail('0409')
    const outcome = tryCode(tx, 'bizum', order, code)
    if (outcome === 'right') return settleOrder(tx, row) ? ok({ order, state: 'PAID' as const }) : fail('0409')
    if (outcome === 'wrong') return failKeepingWrites('1001')
    endOrder(tx, order, 'REFUSED')
    return failKeepingWrites('2024')
  })
}

/** A Bizum order of the caller. */
function ownOrder(ctx: AuthorizedContext, order: string): Order | undefined {
  const mine = and(eq(payment.order, order), eq(payment.method, 'bizum'), eq(payment.payer, payerOf(ctx)))
  return ctx.db.select().from(payment).where(mine).get()
}

function sentWithinHour(ctx: AuthorizedContext, phone: string): number {
  const who = or(eq(payment.phone, phone), eq(payment.payer, payerOf(ctx)))
  return countRows(ctx.db, payment, and(eq(payment.method, 'bizum'), who, gt(payment.createdAt, ctx.now - HOUR_MS)))
}

/**
 * Whether a request to pay can be sent: to the given phone, or to that of the caller, as the provider of Bizum knows
 * it. The answer reveals nothing about anybody else, not even whether they are users.
 */
export async function checkRtp(ctx: OpenContext, { phone, documentNumber }: RtpCheck): Promise<ResultOf<'checkRtp'>> {
  const known = ctx.caller?.stage === 'open' ? ctx.caller : null
  if (phone === undefined && documentNumber === undefined && !known)
    return invalid('body/phone', 'must be given, or documentNumber must, or a session')
  const isOwn = documentNumber === undefined || documentNumber === known?.document
  // Stryker disable next-line StringLiteral: neither text is a phone.
  const payerPhone = phone === undefined ? (known && isOwn ? ownPhone(ctx, known.userId) : '') : phone
  const bizum = ctx.paymentProvider?.bizum
  return ok({ rtp: bizum && isRealPhone(payerPhone) && (await bizum.reaches(payerPhone)) ? 'S' : 'N' })
}

const ownPhone = ({ db }: OpenContext, userId: number): string => userById(db, userId)?.phone ?? ''
