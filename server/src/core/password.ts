import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One core stays free of hashing, so that during a crowd of log-ins all other calls go on. */
const taken = pLimit(Math.max(1, availableParallelism() - 1))

/** Hash of a password (argon2id), made in a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return taken(() => hash(password, settings))
}

/** Whether a password is that of the hash. Without a hash it takes as long and is never right. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const known = stored ?? (await decoy)
  const right = await taken(() => verify(known, password))
  return right && stored !== null
}

let decoy: Promise<string> | undefined
