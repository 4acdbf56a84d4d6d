import { offlinePaymentDonePath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import type { Language } from '#src/core/outbox.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { type Choice, chosenPayables } from './chosenPayables.service.ts'
import { makeOrder } from './orders.service.ts'

type CardChoice = Choice & {
  readonly idempotencyKey: string
  readonly returnPath?: string
  readonly language?: Language
}

/**
 * Starts a card payment of the caller's own bills, or of another's bill without registration. The card is typed at the
 * provider.
 */
export function startCardPayment(ctx: AuthorizedContext, choice: CardChoice): ResultOf<'startCardPayment'> {
  const { paymentProvider: provider, caller, worldId } = ctx
  const { idempotencyKey, returnPath = paths.supplies } = choice
  // The client knows its pages. The server only checks that the way back stays on the site.
  if (safeInternalPath(returnPath, () => true) !== returnPath)
    return invalid('body/returnPath', 'must be a path of the customer area, such as /supplies')
  if (!provider) return fail('0503')
  return transact(ctx, (tx): ResultOf<'startCardPayment'> => {
    const chosen = chosenPayables(tx, choice)
    if (!chosen.ok) return chosen
    const made = makeOrder(tx, { method: 'card', idempotencyKey, payables: chosen.value, phone: null })
    if (!made.ok) return made
    const { order, amountCents } = made.value.order
    const back =
      caller.stage === 'bridge'
        ? offlinePaymentDonePath(order)
        : `${returnPath}${returnPath.includes('?') ? '&' : '?'}order=${order}`
    const language = choice.language ?? languageOf(tx, caller.userId)
    return ok({ order, amountCents, url: provider.hostedUrl({ order, amountCents, back, language, worldId }) })
  })
}
