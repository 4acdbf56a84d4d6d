import { clearSession } from './tokens/sessionEntries.ts'

/**
 * Goes from a test world that is gone to the default one, in development: the world's cookie ends, and so does its name
 * in the host.
 */
export function leaveWorld(): void {
  document.cookie = 'x-sandbox=; path=/; SameSite=Strict; max-age=-1'
  clearSession()
  window.location.assign(defaultOrigin(window.location))
}

/** The origin without the name of a world, such as `http://localhost:5173` for `http://mine.localhost:5173`. */
export function defaultOrigin({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol}//${host.replace(/^[^.]+\.(?=localhost(:|$))/, '')}/`
}
