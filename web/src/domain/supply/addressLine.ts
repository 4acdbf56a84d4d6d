import type { Address } from '#src/api/generated/api.ts'

/** An address on one line: `Rúa do Vilar, 27, 2.º B, 15705 Santiago de Compostela (A Coruña)`. */
export function addressLine({ street, zipCode, town, province }: Address): string {
  return `${street}, ${zipCode} ${town}${province === town ? '' : ` (${province})`}`
}
