import { isServerGone } from './controlFetch.ts'

/** The message for a failure: the sentence of the control API, or that nobody answers. */
export function messageOf(error: unknown): string {
  if (isServerGone(error)) return 'The server does not answer. Start it with npm start.'
  return error instanceof Error ? error.message : String(error)
}
