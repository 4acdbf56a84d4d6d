import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import type { Question } from './useQuestion.tsx'

interface QuestionDialogProps {
  readonly question: Question
  readonly onClose: () => void
}

/** Asks before something is lost. */
export function QuestionDialog({ question: { title, text, act, onYes }, onClose }: QuestionDialogProps) {
  const doIt = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={doIt}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
