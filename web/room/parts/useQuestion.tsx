import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

interface Question {
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
  const close = () => setQuestion(null)
  const dialog = question && (
    <Dialog
      open
      onClose={close}
      title={question.title}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              question.onYes()
            }}
          >
            {question.act}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  )
  return [dialog, setQuestion]
}
