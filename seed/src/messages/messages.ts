import { createHash } from 'node:crypto'
import { activationPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import type { link, message } from '@acometida/server/db/schema'
import type { SeededPersona } from '#src/people/personas.ts'
import type { UserRow } from '#src/people/users.ts'

/** The client of `npm start`, to which the links of seeded messages lead. */
const clientUrl = 'http://localhost:5173'
const secret = 'seeded-activation-of-the-inactive-persona'

/** The messages sent to a persona before the world began: the activation mail of the one who has not opened it yet. */
export function messages(
  { key, userId }: SeededPersona,
  user: UserRow,
  nowMs: number,
): (typeof message.$inferInsert)[] {
  if (key !== 'inactive') return []
  const address = clientUrl + activationPath(secret, user.email)
  return [
    {
      id: userId,
      sentAt: nowMs - HOUR_MS,
      channel: 'email',
      to: user.email,
      subject: 'Active su cuenta de Acometida',
      text: `Hola, ${user.name}:\n\nSu cuenta del área de clientes está casi lista. Actívela aquí:\n\n${address}\n\nEl enlace caduca en 24 horas. Si no se ha registrado, no tiene que hacer nada.`,
      language: 'es',
    },
  ]
}

/** The links in those messages; only their hashes are kept. */
export function links({ key, userId }: SeededPersona, nowMs: number): (typeof link.$inferInsert)[] {
  if (key !== 'inactive') return []
  const hash = createHash('sha256').update(secret).digest('base64url')
  return [{ hash, purpose: 'activation', userId, sentAt: nowMs - HOUR_MS, expiresAt: nowMs + 23 * HOUR_MS }]
}
