import { isServerGone } from './controlFetch.ts'

/** What a failure is told with: the sentence of the control API, or that nobody answers. */
export function messageOf(error: unknown): string {
  if (isServerGone(error)) return 'The server does not answer. Start it with npm start.'
  return error instanceof Error ? error.message : String(error)
}
