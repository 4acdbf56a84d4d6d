import { createHash } from 'node:crypto'

export type Key = readonly (string | number)[]

/** A number in [0, 1) that depends on its key only, never on what was drawn before. */
export function fraction(...key: Key): number {
  return createHash('sha256').update(key.join('/')).digest().readUIntBE(0, 6) / 2 ** 48
}

/** A whole number from `min` to `max`, both included, by key. */
export function between(min: number, max: number, ...key: Key): number {
  return min + Math.floor(fraction(...key) * (max - min + 1))
}

/** An element of a non-empty list, chosen by key. */
export function pick<const T>(list: readonly [T, ...T[]], ...key: Key): T {
  return list[between(0, list.length - 1, ...key)] ?? list[0]
}
