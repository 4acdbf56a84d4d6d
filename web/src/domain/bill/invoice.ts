import { findInvoiceDocument } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { fetchDocument } from '#src/domain/document/savedDocument.ts'
import type { Bill } from './bills.ts'

interface RequestedInvoice {
  readonly bill: Bill
  /** A copy with a code by which the utility confirms it to third parties. */
  readonly sealed: boolean
}

/** Downloads the PDF of a bill. Fails at once when offline, and with YYY for a missing file. */
export function useInvoice() {
  return useMutationOf(
    async ({ bill: { number: numfactura, holderDocument: nifcliente }, sealed }: RequestedInvoice) => {
      const { documentos } = await findInvoiceDocument({ numfactura, nifcliente, tipoDocumental: 'FACTURA' })
      return fetchDocument(documentos.documento.id, { nifcliente, ...(sealed && { selloDigital: '1' }) })
    },
  )
}
