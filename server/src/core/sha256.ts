import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * SHA-256 in base64url: 43 characters, such as `ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs`. For secrets that are long
 * or short-lived; passwords go through argon2id.
 */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Compares two texts in constant time, so that the time does not tell where they differ. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
}
