import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { sha256 } from '#src/core/hash.ts'
import { user } from '#src/db/schema.ts'
import { contractedOn } from '#src/modules/consumption/contractedPower.rules.ts'
import type { FoundBill } from './findBill.service.ts'
import { invoicePdf } from './invoicePdf.ts'

/** The file of a bill in the language of whoever reads it, as documents travel. */
export async function invoiceFile(
  { db, caller }: AuthorizedContext,
  { bill, point }: FoundBill,
  sealed: boolean,
): Promise<{ tipoMime: string; nombre: string; contenido: string }> {
  const reader = db.select({ language: user.language }).from(user).where(eq(user.id, caller.userId)).get()
  const { street, postalCode, town, province } = point
  const pdf = await invoicePdf({
    bill,
    holderName: `${point.holderName} ${point.holderSurname}`.trim(),
    street,
    town: `${postalCode} ${town}${town === province ? '' : ` (${province})`}`,
    tariff: point.tariff,
    contractedWatts: contractedOn(point, bill.startDate),
    meterId: point.meterId,
    language: reader?.language ?? 'es',
    seal: sealed ? sealOf(bill.number, bill.totalCents) : null,
  })
  return {
    tipoMime: 'application/pdf',
    nombre: `factura-${bill.number}.pdf`,
    contenido: pdf.toString('base64'),
  }
}

/** Sixteen signs by which the utility finds the bill of a copy again. */
function sealOf(number: string, totalCents: number): string {
  return sha256(`${number}/${totalCents}`).replaceAll(/[-_]/g, 'X').slice(0, 16).toUpperCase()
}
