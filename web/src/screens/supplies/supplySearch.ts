import { plainText } from '@acometida/api-spec/rules/plainText'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The supplies whose name, address or CUPS contains every word, ignoring accents and case. */
export function searchSupplies(supplies: readonly Supply[], search: string): readonly Supply[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return supplies.filter((supply) => {
    const text = plainText(`${supply.title} ${supply.name} ${addressLine(supply.address)}`)
    const cups = plainText(supply.cups)
    const inCups = (part: string) => part.length >= CODE_LENGTH && cups.includes(part)
    // A CUPS typed in groups is one code.
    return words.every((word) => text.includes(word) || inCups(word)) || inCups(words.join(''))
  })
}

/** A shorter text occurs in most codes by chance. */
const CODE_LENGTH = 4
