import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A test that tells people from machines. */
export interface Captcha {
  /** A challenge, JSON in base64. */
  readonly challenge: (nowMs: number) => Promise<string>
  /** Checks a solved challenge. Returns its id, by which it is used only once, or null if it is wrong or late. */
  readonly verify: (token: string, nowMs: number) => Promise<{ readonly id: string; readonly expiresAt: number } | null>
}

/** The token that the client sends on localhost, good in development only. */
export const LOCALHOST_TOKEN = 'localhost'
const VALID_MS = 10 * MINUTE_MS

/**
 * A proof of work (ALTCHA 2, PBKDF2/SHA-256): the browser computes for a moment, and nobody has to read distorted
 * letters. `localhost` accepts the dummy token of the development client.
 */
export function proofOfWork({ secret, localhost }: { secret: string; localhost: boolean }): Captcha {
  return {
    challenge: async (nowMs) => {
      const expiresAt = Math.floor((nowMs + VALID_MS) / 1000)
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        keyPrefix: '00',
        deriveKey,
        hmacSignatureSecret: secret,
        data: { expiresAt },
      })
      return Buffer.from(JSON.stringify(challenge)).toString('base64')
    },
    verify: async (token, nowMs) => {
      if (localhost && token === LOCALHOST_TOKEN) return { id: LOCALHOST_TOKEN, expiresAt: 0 }
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
        const expiresAt = Number(challenge.parameters.data.expiresAt) * 1000
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
        // Only the signature cannot be varied, so it identifies a replay even if the rest was changed.
        return verified && nowMs <= expiresAt ? { id: String(challenge.signature), expiresAt } : null
      } catch {
        return null
      }
    },
  }
}
