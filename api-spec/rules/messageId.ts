const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const RANDOM_LENGTH = 15
const LONGEST = 64

/**
 * The id of one call: `{userId}-{15 random characters}-{sequence}`. The sequence counts from 1 in each session.
 * Visitors are user 0. `random` returns numbers in [0, 1).
 */
export function makeMessageId(userId: string | number | undefined, sequence: number, random: () => number): string {
  const characters = Array.from({ length: RANDOM_LENGTH }, () =>
    ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
  )
  return `${userId ?? 0}-${characters.join('')}-${sequence}`
}

export function isMessageId(text: string): boolean {
  return /^\d+-[A-Za-z\d]{15}-[1-9]\d*$/.test(text) && text.length <= LONGEST
}
