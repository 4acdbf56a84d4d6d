import { completeCups, isCups } from '@acometida/api-spec/rules/supply/cups'

/** The state of a partly typed CUPS. `short` by the missing characters. */
export type CupsState =
  | { readonly kind: 'empty' | 'right' | 'other' | 'wrong' }
  | { readonly kind: 'short'; readonly missing: number }

/** Checks a CUPS during typing: first its distributor, then its length, then its check letters. */
export function cupsState(typed: string): CupsState {
  const cups = completeCups(typed)
  if (cups === '') return { kind: 'empty' }
  if (!PREFIXES.some((prefix) => prefix.startsWith(cups.slice(0, prefix.length)))) return { kind: 'other' }
  if (cups.length < SHORT) return { kind: 'short', missing: SHORT - cups.length }
  return { kind: isCups(cups) ? 'right' : 'wrong' }
}

const PREFIXES = ['ES0022', 'ES0390'] as const
/** Without the border point, which is optional. */
const SHORT = 20
