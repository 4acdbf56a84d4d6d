import type { ReadingType } from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'

/** Real, from afar or on site; given by the customer; estimated, to be put right by a later bill. */
export type ReadingKind = 'remote' | 'onSite' | 'customer' | 'estimated'

/** How a reading came about. Throws where that cannot be read. */
export function readingKindOf(type: ReadingType): ReadingKind {
  return readable(KINDS[type])
}

const KINDS: Readonly<Record<ReadingType, ReadingKind>> = {
  '01': 'remote',
  '02': 'onSite',
  '03': 'customer',
  '04': 'estimated',
}
