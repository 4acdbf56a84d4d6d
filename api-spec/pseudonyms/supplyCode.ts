import { makeCups } from '../rules/supply/cups.ts'
import type { Draw } from './draw.ts'

/**
 * A CUPS of any distributor, with the parts that its check letters cover. They are in the first 20 of its 20 or 22
 * characters.
 */
const FORM = /^ES(\d{4})(\d{12})[A-Z]{2}(\d[A-Z])?(A\d{3})?$/

/** Whether a text is a CUPS, with or without its border point, or the code of a self-consumption (CAU). */
export function isSupplyCode(text: string): boolean {
  const [, distributor = '', number = ''] = FORM.exec(text) ?? []
  return distributor !== '' && makeCups(distributor, Number(number)).slice(0, 20) === text.slice(0, 20)
}

/** Another supply of the same distributor, with right check letters. */
export function anotherSupply(cups: string, draw: Draw): string {
  return makeCups(cups.slice(2, 6), draw(10 ** 12)).slice(0, 20)
}
