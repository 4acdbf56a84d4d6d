import { nextMessageId } from '#src/api/http.ts'
import { hasAnswer } from './apiError.ts'

/**
 * Returns a function that makes calls which may be retried. A call without a known outcome is retried under its first
 * id, by default a message-id, so that the server runs it once (it keeps the answer for ten minutes). An answered call
 * is finished; the next attempt is a new call. `about` identifies the content: a string, or the same object for the
 * same content.
 */
export function makeIdempotentCall(makeId = () => nextMessageId()) {
  const unanswered = new Map<object | string, string>()
  return async <Answer>(about: object | string, call: (id: string) => Promise<Answer>): Promise<Answer> => {
    const id = unanswered.get(about) ?? makeId()
    unanswered.set(about, id)
    try {
      const answer = await call(id)
      unanswered.delete(about)
      return answer
    } catch (error) {
      if (hasAnswer(error)) unanswered.delete(about)
      throw error
    }
  }
}
