/**
 * The number of a quantity: text with a decimal comma, as the API writes it, or with a point, or a number. Undefined if
 * it is none. A separator of thousands is none either: `1.234,5` could be read in two ways.
 */
export function readQuantity(quantity: string | number): number | undefined {
  if (typeof quantity === 'number') return quantity
  return /^-?\d{1,12}([.,]\d{1,9})?$/.test(quantity) ? Number(quantity.replace(',', '.')) : undefined
}

/** A number as the API writes it, with a decimal comma: `0,123`. */
export function printQuantity(value: number): string {
  return String(value).replace('.', ',')
}
