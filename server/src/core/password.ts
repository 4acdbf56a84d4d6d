import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/**
 * argon2id with 7 MiB, five passes and one lane. The OWASP Password Storage Cheat Sheet lists five settings that are
 * equally strong. This one takes the least processor time, since it misses the processor's cache the least.
 */
export const hashSettings = { memoryCost: 7_168, timeCost: 5, parallelism: 1 } as const

const { memoryCost, timeCost, parallelism } = hashSettings
const beginning = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** One core stays free of hashing, so that other calls go on while many people log in. */
const hashQueue = pLimit(Math.max(1, availableParallelism() - 1))

/** Hashes a password (argon2id) in a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return hashQueue(() => hash(password, hashSettings))
}

/** Whether a password matches a hash. Without a hash it takes the same time and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const known = stored ?? (await decoy)
  const right = await hashQueue(() => verify(known, password))
  return right && stored !== null
}

/** Whether a hash was made with the current settings. */
export const isCurrentHash = (stored: string): boolean => stored.startsWith(beginning)

let decoy: Promise<string> | undefined
