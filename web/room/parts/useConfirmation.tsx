import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import type { Confirmation } from './QuestionDialog.tsx'

const QuestionDialog = lazyPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)

/** A dialog that asks before data is lost, and a function that opens it. */
export function useConfirmation(): readonly [ReactNode, (question: Confirmation) => void] {
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const dialog = question && (
    <Suspense>
      <QuestionDialog {...question} onClose={() => setQuestion(null)} />
    </Suspense>
  )
  return [dialog, setQuestion]
}
