import type { AuthorizedContext } from '#src/core/context.ts'
import { type Fail, fail, invalid, type Ok, ok, type Refused } from '#src/core/result.ts'
import { findOwnPayable, findPayableOfHolder, type Payable } from './payables.service.ts'

/** The items that a payment names: numbers of the caller's own, or one number with the document of its holder. */
export type Choice = { readonly bills: readonly string[] } | { readonly nif: string; readonly factura: string }

/** Looks up the items that a payment names; all have one holder. `0404` if one is missing, or not the caller's. */
export function chosenPayables(ctx: AuthorizedContext, choice: Choice): Ok<Payable[], '0000'> | Fail<'0404'> | Refused {
  const found =
    'bills' in choice
      ? [...new Set(choice.bills)].map((number) => findOwnPayable(ctx, number))
      : [findPayableOfHolder(ctx, choice.nif, choice.factura)]
  const payables = found.filter((each) => each !== null)
  if (payables.length < found.length) return fail('0404')
  const holders = new Set(payables.map(({ holderDocument, dossierNumber }) => `${holderDocument}/${dossierNumber}`))
  return holders.size === 1
    ? ok(payables)
    : invalid('body/bills', 'must all be of one holder: pay them one holder at a time')
}
