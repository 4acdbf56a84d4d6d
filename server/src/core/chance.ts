import { randomBytes, randomInt } from 'node:crypto'

/** The source of secrets. */
export interface Chance {
  /** A secret of 256 bits, URL-safe. */
  readonly secret: () => string
  /** A short id of 128 bits, URL-safe. */
  readonly id: () => string
  /** A one-time code of six digits. */
  readonly code: () => string
  /** An id of 60 bits that a person can read out, in groups after a prefix: `PG-4K7M-29QD-X3VT`. */
  readonly reference: (prefix: string) => string
}

/** Crockford's Base32: digits and letters without I, L, O and U. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random values of the operating system. */
export const systemChance: Chance = {
  secret: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(16).toString('base64url'),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
  reference: (prefix) => {
    const signs = Array.from(randomBytes(12), (byte) => READABLE.charAt(byte % READABLE.length)).join('')
    return [prefix, ...(signs.match(/.{4}/g) ?? [])].join('-')
  },
}
