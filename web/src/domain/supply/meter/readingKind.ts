import { type Code, codeFrom } from '#src/base/codes.ts'

/** Real, remote or on site; reported by the customer; estimated, to be corrected by a later bill. */
export type ReadingKind = Code<(typeof READING_KINDS)[number]>

export const READING_KINDS = ['remote', 'onSite', 'customer', 'estimated'] as const

/** The kind of a reading, from its wire code. */
export function readingKindOf(type: string): ReadingKind {
  return codeFrom(KINDS, type)
}

const KINDS = new Map([
  ['01', 'remote'],
  ['02', 'onSite'],
  ['03', 'customer'],
  ['04', 'estimated'],
] as const)
