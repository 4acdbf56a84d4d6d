import { failureOf } from './apiError.ts'
import { nextMessageId } from './http.ts'

/**
 * Makes calls that somebody may try again. One whose end nobody knows goes again under the id of its first try, so that
 * the server does it once (for ten minutes it keeps how it answered); one that was answered is over, and what is tried
 * then is another call. `about`: what is sent, as text or the same object for the same content.
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
