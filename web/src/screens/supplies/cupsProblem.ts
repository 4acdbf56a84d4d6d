import { completeCups, isCups } from '@acometida/api-spec/rules/cups'

/** The state of a partly typed CUPS; `short` is the number of missing characters. */
export type CupsState =
  | { readonly kind: 'empty' | 'right' | 'other' | 'wrong' }
  | { readonly kind: 'short'; readonly missing: number }

/** Checks a CUPS while it is typed: first whose it is, then its length, then its control letters. */
export function cupsState(typed: string): CupsState {
  const cups = completeCups(typed)
  if (cups === '') return { kind: 'empty' }
  if (!PREFIXES.some((prefix) => prefix.startsWith(cups.slice(0, prefix.length)))) return { kind: 'other' }
  if (cups.length < SHORT) return { kind: 'short', missing: SHORT - cups.length }
  return { kind: isCups(cups) ? 'right' : 'wrong' }
}

const PREFIXES = ['ES0022', 'ES0390'] as const
/** The length without the border point, which is completed. */
const SHORT = 20
