import { randomBytes, randomInt } from 'node:crypto'

/** The source of secrets. */
export interface Chance {
  /** A secret of 256 bits, URL-safe. */
  readonly secret: () => string
  /** A short id of 128 bits, URL-safe. */
  readonly id: () => string
  /** A one-time code of six digits. */
  readonly code: () => string
}

/** Random values of the operating system. */
export const systemChance: Chance = {
  secret: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(16).toString('base64url'),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
}
