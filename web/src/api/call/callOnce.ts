import { failureOf } from './apiError.ts'
import { nextMessageId } from '#src/api/http.ts'

/**
 * Returns a function that makes calls which may be retried. A call without a known outcome is retried under its first
 * message-id, so that the server runs it once (it keeps the answer for ten minutes). An answered call is finished; the
 * next attempt is a new call. `about` identifies the content: a string, or the same object for the same content.
 */
export function callOnce() {
  const unanswered = new Map<object | string, string>()
  return async <Answer>(about: object | string, call: (messageId: string) => Promise<Answer>): Promise<Answer> => {
    const messageId = unanswered.get(about) ?? nextMessageId()
    unanswered.set(about, messageId)
    try {
      const answer = await call(messageId)
      unanswered.delete(about)
      return answer
    } catch (error) {
      const { status = 0 } = failureOf(error) ?? {}
      if (status > 0 && status < 500) unanswered.delete(about)
      throw error
    }
  }
}
