import { useLocation, useNavigate } from 'react-router-dom'

/** The questions of the log-in. Each but the first is a step of the browser's history, so that Back works. */
export type LoginQuestion = 'user' | 'password' | 'verify'

export type AskQuestion = (question: LoginQuestion, how?: { readonly replace?: boolean }) => void

/** The question on screen, and the way to another. The query of the address (redirectTo and the like) stays. */
export function useLoginQuestion() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const ask: AskQuestion = (question, { replace = false } = {}) => {
    void navigate({ search }, { replace, state: { [KEY]: question } })
  }
  return { question: questionOf(state), ask }
}

/** The navigation state that opens the log-in at a question. */
export function atQuestion(question: LoginQuestion) {
  return { [KEY]: question }
}

const KEY = 'question'

function questionOf(state: unknown): LoginQuestion {
  const value = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
  return value === 'password' || value === 'verify' ? value : 'user'
}
