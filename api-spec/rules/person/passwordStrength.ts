export type PasswordLevel = 'low' | 'medium' | 'high'

/** The apparent strength of a password while it is typed, 0 (empty) to 44. It says nothing about validity. */
export function passwordScore(password: string): number {
  if (password === '') return 0
  const lower = /\p{Ll}/u.test(password)
  const upper = /\p{Lu}/u.test(password)
  const digits = password.replace(/\D/g, '').length
  return (
    lengthScore(password.length) +
    (lower ? 2 : 0) +
    (upper ? 6 : 0) +
    (digits > 0 ? 6 : 0) +
    (digits >= 3 ? 6 : 0) +
    (lower && upper ? 3 : 0) +
    ((lower || upper) && digits > 0 ? 3 : 0)
  )
}

/** The level of a score; undefined for 0, the score of an empty password. */
export function passwordLevel(score: number): PasswordLevel | undefined {
  if (score < 1) return undefined
  if (score <= 20) return 'low'
  return score <= 30 ? 'medium' : 'high'
}

function lengthScore(length: number): number {
  if (length < 5) return 3
  if (length < 8) return 6
  return length < 12 ? 12 : 18
}
