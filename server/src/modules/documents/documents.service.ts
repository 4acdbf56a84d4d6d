import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok, type Refused } from '#src/core/result.ts'
import { document } from '#src/db/schema.ts'
import { findOwnBill } from '#src/modules/bills/findBill.service.ts'
import { invoiceFile } from '#src/modules/bills/invoiceFile.service.ts'
import { budgetFile } from '#src/modules/dossiers/budget/budgetFile.service.ts'
import { receiptFile } from '#src/modules/payments/receiptFile.service.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { contentItems } from './contentItems.texts.ts'

/** The prefix of the ids of invoices. The number of the bill follows. */
const INVOICE_PREFIX = 'FAC-'

type Filter = FilterOf<'getDocument'>

/** The id of the document of a bill, if the caller holds or manages its supply. */
export function findInvoiceDocument(
  ctx: AuthorizedContext,
  { numfactura, nifcliente, repositorio }: Call<'findInvoiceDocument'>['query'],
): ResultOf<'findInvoiceDocument'> {
  const found = repositorio === 'S' ? null : findOwnBill(ctx, numfactura)
  if (found?.bill.documentNumber !== nifcliente) return fail('YYY')
  return ok({ documentos: { documento: { id: INVOICE_PREFIX + numfactura } } })
}

/**
 * A document with its content: an uploaded file of the caller, or one that is made for the request: an invoice of a
 * supply that the caller holds or manages, the budget of a dossier of theirs, or the receipt of a payment of theirs.
 * Equal documents are equal byte by byte.
 */
export async function getDocument(
  ctx: AuthorizedContext,
  docId: string,
  filter: Filter,
): Promise<ResultOf<'getDocument'>> {
  const refusal = filterProblem(filter)
  if (refusal) return refusal
  if (filter.order !== undefined) {
    const receipt = filter.repositorio === 'S' ? null : await receiptFile(ctx, docId, filter.order)
    return receipt ? ok(receipt) : fail('YYY')
  }
  if (filter.nifcliente === undefined) {
    const budget = filter.repositorio === 'S' ? null : await budgetFile(ctx, docId, filter.cod_expediente ?? '')
    return budget ? ok(budget) : uploadedFile(ctx, docId, filter)
  }
  const isInvoice = docId.startsWith(INVOICE_PREFIX) && filter.repositorio !== 'S'
  const found = isInvoice ? findOwnBill(ctx, docId.slice(INVOICE_PREFIX.length)) : null
  if (!found || found.bill.documentNumber !== filter.nifcliente) return fail('YYY')
  return ok(await invoiceFile(ctx, found, filter.selloDigital === '1'))
}

function filterProblem(filter: Filter): Refused | null {
  const { cod_sr, user_id_consumidor, nif_consumidor } = filter
  if ((cod_sr === undefined) !== (user_id_consumidor === undefined && nif_consumidor === undefined))
    return invalid('query/filter', 'cod_sr goes with user_id_consumidor::id or nif_consumidor::document')
  return null
}

/** A file of the caller, by its id and by what it is attached to. */
function uploadedFile({ db, caller }: AuthorizedContext, id: string, filter: Filter): ResultOf<'getDocument'> {
  const { cod_sr, cod_expediente, cups, user_id_consumidor, nif_consumidor, repositorio } = filter
  const foreign =
    (user_id_consumidor !== undefined && user_id_consumidor !== String(caller.userId)) ||
    (nif_consumidor !== undefined && nif_consumidor !== caller.document)
  if (foreign) return fail('YYY')
  const belongs =
    cups !== undefined
      ? and(eq(document.cups, cups), eq(document.handedIn, true))
      : cod_sr === undefined
        ? eq(document.dossierNumber, cod_expediente ?? '')
        : eq(document.requestCode, cod_sr)
  const row = db
    .select({ mimeType: document.mimeType, name: document.name, content: document.content })
    .from(document)
    .where(
      and(
        eq(document.id, id),
        eq(document.userId, caller.userId),
        eq(document.repository, repositorio === 'S' ? 'S' : 'D'),
        belongs,
      ),
    )
    .get()
  return row ? ok({ tipoMime: row.mimeType, nombre: row.name, contenido: row.content.toString('base64') }) : fail('YYY')
}

/** A published text, in a language, by default the caller's. */
export function getContentItem(
  ctx: AuthorizedContext,
  id: string,
  { language = languageOf(ctx, ctx.caller.userId) }: Call<'getContentItem'>['query'],
): ResultOf<'getContentItem'> {
  const item = contentItems.find((each) => each.id === id)
  if (!item) return fail('0404')
  const { title, sections } = item.texts[language]
  return ok({ contentItem: { id, type: item.type, language, title, sections: [...sections] } })
}
