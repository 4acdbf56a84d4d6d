import type { Supply } from '#src/supply/useSupplies.ts'
import { addressLine } from '#src/supply/addressLine.ts'

/** The supplies whose name, CUPS or address holds each of the words, whatever their accents and capitals. */
export function searchSupplies(supplies: readonly Supply[], search: string): readonly Supply[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  // A CUPS typed in groups is one code.
  const code = words.join('')
  return supplies.filter((supply) => {
    const text = plain(`${supply.name} ${supply.cups} ${addressLine(supply.address)}`)
    return words.every((word) => text.includes(word)) || plain(supply.cups).includes(code)
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
