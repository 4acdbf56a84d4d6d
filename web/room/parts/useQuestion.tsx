import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Question } from './QuestionDialog.tsx'

const QuestionDialog = lazy(async () => ({ default: (await import('./QuestionDialog.tsx')).QuestionDialog }))

/** A dialog that asks before data is lost, and a function that opens it. */
export function useQuestion(): readonly [ReactNode, (question: Question) => void] {
  const [question, setQuestion] = useState<Question | null>(null)
  const dialog = question && (
    <Suspense>
      <QuestionDialog {...question} onClose={() => setQuestion(null)} />
    </Suspense>
  )
  return [dialog, setQuestion]
}
