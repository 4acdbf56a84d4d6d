import { completeCups, isCups } from '@acometida/api-spec/rules/cups'

/** What is the matter with a CUPS as far as it is typed; `short` by how many characters. */
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
/** Without the border point, which is completed. */
const SHORT = 20
