import type { customer } from '@acometida/server/db/schema'
import { emailOf, phoneOf } from './names.ts'
import type { SeededPersona } from './personas.ts'

type CustomerRow = typeof customer.$inferInsert

/** Customers of a contract who are not users. Their sign-up must match the surname of that contract. */
export function personaCustomers({ key, username }: SeededPersona): CustomerRow[] {
  if (key !== 'notRegistered') return []
  const name = 'Antonio'
  const surname = 'Vilariño Souto'
  return [{ document: username, name, surname, email: emailOf(name, 'Vilariño'), phone: phoneOf('customer', username) }]
}
