import type { Address } from '#src/api/generated/api.ts'
import { addressLine } from './addressLine.ts'

/** What the title of a supply is made of. */
export type Titled = {
  readonly cups: string
  readonly address: Pick<Address, 'street' | 'town'>
  readonly name: string
  /** Whether the customer gave the name. Undefined if the API does not say. */
  readonly named: boolean | undefined
}

/**
 * What each supply of a list is called, by CUPS: the name that the customer gave, else street and number,
 * `Rúa do Vilar, 27`. The door is added where two are alike, and then the town. The last resort is the CUPS. If the API
 * does not say who gave a name, one that several supplies share is their holder's.
 */
export function titlesOf(supplies: readonly Titled[]): ReadonlyMap<string, string> {
  const counts = CANDIDATES.map((candidate) => countsOf(supplies.map(candidate)))
  const titleOf = (supply: Titled) => {
    if (supply.named) return supply.name
    const nth = CANDIDATES.findIndex((candidate, step) => {
      const text = candidate(supply)
      return text !== '' && counts[step]?.get(text) === 1
    })
    return CANDIDATES[nth]?.(supply) ?? supply.cups
  }
  return new Map(supplies.map((supply) => [supply.cups, titleOf(supply)]))
}

const CANDIDATES: readonly ((supply: Titled) => string)[] = [
  ({ name, named, cups }) => (named === false || name === cups ? '' : name),
  ({ address }) => streetAndNumber(address.street),
  ({ address }) => address.street,
  ({ address }) => (address.street === '' ? '' : `${address.street} (${address.town})`),
]

/** `Rúa do Vilar, 27` of `Rúa do Vilar, 27, 2.º B`. */
function streetAndNumber(street: string): string {
  return street.split(',').slice(0, 2).join(',')
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/**
 * The line below the title of a supply: the rest of its address, and a name that is not the title.
 * `2.º B, 15705 Santiago de Compostela (A Coruña) · Lucía Ferreiro Castro`
 */
export function secondLineOf(supply: {
  readonly cups: string
  readonly title: string
  readonly name: string
  readonly address: Address
}): string {
  const { cups, title, name, address } = supply
  const place = addressBelow(title, address)
  return name === title || name === cups ? place : `${place} · ${name}`
}

/** An address on one line, without the part that the title above says: `2.º B, 15705 Santiago de Compostela`. */
export function addressBelow(title: string, address: Address): string {
  const line = addressLine(address)
  return line.startsWith(`${title}, `) ? line.slice(title.length + 2) : line
}
