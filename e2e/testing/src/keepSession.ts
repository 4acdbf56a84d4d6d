import type { PersonaSession } from './generated/control.ts'

/**
 * Runs in the page: puts a session where the client keeps it, once, so that it stays away after a log-out and changes
 * as it is used.
 */
export function keepSession(stored: PersonaSession['storage']): void {
  if (localStorage.getItem('acometida.session') !== null) return
  localStorage.setItem('acometida.session', 'kept')
  for (const { key, value } of stored) sessionStorage.setItem(key, value)
}
