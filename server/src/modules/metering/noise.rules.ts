/** A number in [0, 1) that depends on its keys alone. Fast enough for each hour of years. Not for secrets. */
export function noise(seed: number, day: number, salt: number): number {
  let value = Math.imul(seed ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32
}

/** The seed of a supply: its CUPS as a 32-bit number (FNV-1a). */
export function seedOf(cups: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < cups.length; index += 1) hash = Math.imul(hash ^ cups.charCodeAt(index), 0x01000193)
  return hash
}
