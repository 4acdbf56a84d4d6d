import type { PersonaSession } from './generated/control.ts'

/**
 * Runs in the page: stores a session where the client keeps it. It does so only once, so that a log-out removes the
 * session and the client can change it.
 */
export function keepSession(stored: PersonaSession['storage']): void {
  if (localStorage.getItem('acometida.session') !== null) return
  localStorage.setItem('acometida.session', 'kept')
  for (const { key, value } of stored) sessionStorage.setItem(key, value)
}
