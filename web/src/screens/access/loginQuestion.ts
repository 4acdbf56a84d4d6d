import { useLocation, useNavigate } from 'react-router-dom'

/** The steps of the log-in. Each but the first has a history entry, so that Back works. */
export type LoginQuestion = 'user' | 'password' | 'verify'

export type AskQuestion = (question: LoginQuestion, how?: { readonly replace?: boolean }) => void

/** The current step, and the function that opens another. The query (redirectTo and others) stays. */
export function useLoginQuestion() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const ask: AskQuestion = (question, { replace = false } = {}) => {
    void navigate({ search }, { replace, state: { [KEY]: question } })
  }
  return { question: questionOf(state), ask }
}

/** The navigation state that opens the log-in at a step. */
export function stateOfQuestion(question: LoginQuestion) {
  return { [KEY]: question }
}

const KEY = 'question'

/** The step of the log-in that a navigation state names. */
export function questionOf(state: unknown): LoginQuestion {
  const value = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
  return value === 'password' || value === 'verify' ? value : 'user'
}
