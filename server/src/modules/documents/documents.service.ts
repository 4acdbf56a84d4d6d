import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { findOwnBill } from '#src/modules/bills/findBill.service.ts'
import { invoiceFile } from '#src/modules/bills/invoiceFile.service.ts'

/** Ids of invoices begin with it; the number of the bill follows. */
const invoicePrefix = 'FAC-'

/** The id of the document of a bill, of a supply that the caller holds or manages. */
export function findInvoiceDocument(
  ctx: AuthorizedContext,
  { numfactura, nifcliente, repositorio }: Call<'findInvoiceDocument'>['query'],
): ResultOf<'findInvoiceDocument'> {
  const found = repositorio === 'S' ? null : findOwnBill(ctx, numfactura)
  if (found?.bill.documentNumber !== nifcliente) return fail('YYY')
  return ok({ documentos: { documento: { id: invoicePrefix + numfactura } } })
}

/** A document with its content. An invoice is made when it is asked for: equal ones are equal to the byte. */
export async function getDocument(
  ctx: AuthorizedContext,
  docId: string,
  filter: FilterOf<'getDocument'>,
): Promise<ResultOf<'getDocument'>> {
  const { selloDigital = '0', repositorio = 'D' } = filter
  if (filter.nifcliente === undefined && filter.cod_expediente === undefined)
    return invalid('query/filter', 'must have nifcliente::document or cod_expediente::code')
  if (selloDigital !== '0' && selloDigital !== '1') return invalid('query/filter', 'selloDigital must be 0 or 1')
  if (repositorio !== 'D' && repositorio !== 'S') return invalid('query/filter', 'repositorio must be D or S')
  const isInvoice = docId.startsWith(invoicePrefix) && repositorio === 'D'
  const found = isInvoice ? findOwnBill(ctx, docId.slice(invoicePrefix.length)) : null
  if (!found || found.bill.documentNumber !== filter.nifcliente) return fail('YYY')
  return ok(await invoiceFile(ctx, found, selloDigital === '1'))
}
