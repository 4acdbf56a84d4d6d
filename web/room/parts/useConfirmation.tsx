import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import type { Confirmation } from './ConfirmationDialog.tsx'

const ConfirmationDialog = lazyPart(async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog)

/** A dialog that asks before data is lost, and a function that opens it. */
export function useConfirmation(): readonly [ReactNode, (question: Confirmation) => void] {
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const dialog = question && (
    <Suspense>
      <ConfirmationDialog {...question} onClose={() => setQuestion(null)} />
    </Suspense>
  )
  return [dialog, setQuestion]
}
