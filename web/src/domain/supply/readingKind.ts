import { type Code, codeFrom } from '#src/base/codes.ts'

/** Real, from afar or on site; given by the customer; estimated, to be put right by a later bill. */
export type ReadingKind = Code<(typeof READING_KINDS)[number]>

export const READING_KINDS = ['remote', 'onSite', 'customer', 'estimated'] as const

/** The source of a reading. */
export function readingKindOf(type: string): ReadingKind {
  return codeFrom(KINDS, type)
}

const KINDS = new Map([
  ['01', 'remote'],
  ['02', 'onSite'],
  ['03', 'customer'],
  ['04', 'estimated'],
] as const)
