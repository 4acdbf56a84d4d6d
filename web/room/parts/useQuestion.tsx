import { lazy, type ReactNode, Suspense, useState } from 'react'

const QuestionDialog = lazy(async () => ({ default: (await import('./QuestionDialog.tsx')).QuestionDialog }))

export interface Question {
  /** Such as `Reset mine?`. */
  readonly title: string
  /** What is lost. */
  readonly text: string
  /** The word of the button that does it. */
  readonly act: string
  readonly onYes: () => void
}

/** A dialog that asks before something is lost, and a function that opens it. */
export function useQuestion(): readonly [ReactNode, (question: Question) => void] {
  const [question, setQuestion] = useState<Question | null>(null)
  const dialog = question && (
    <Suspense>
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
    </Suspense>
  )
  return [dialog, setQuestion]
}
