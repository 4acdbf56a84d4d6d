import { filterOf } from '#src/api/query/filterOf.ts'
import { useChange } from '#src/api/query/composed.ts'
import { findInvoiceDocument, getDocument } from '#src/api/generated/api.ts'
import { bytesOf } from '#src/base/file/base64.ts'
import type { Bill } from './bills.ts'

interface RequestedInvoice {
  readonly bill: Bill
  /** A copy with a code by which the utility confirms it to third parties. */
  readonly sealed: boolean
}

/** Downloads the PDF of a bill. Fails at once when offline, and with YYY for a missing file. */
export function useInvoice() {
  return useChange(fetchInvoice)
}

async function fetchInvoice({ bill: { number, holderDocument }, sealed }: RequestedInvoice): Promise<File> {
  const { documentos } = await findInvoiceDocument({
    numfactura: number,
    nifcliente: holderDocument,
    tipoDocumental: 'FACTURA',
  })
  const filter = filterOf<'getDocument'>({ nifcliente: holderDocument, ...(sealed && { selloDigital: '1' }) })
  const { contenido, nombre, tipoMime } = await getDocument(documentos.documento.id, { filter })
  return new File([bytesOf(contenido)], nombre, { type: tipoMime })
}
