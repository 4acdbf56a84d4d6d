import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

export interface Question {
  /** Such as `Reset mine?`. */
  readonly title: string
  /** The data that is lost. */
  readonly text: string
  /** The word of the button that does it. */
  readonly act: string
  readonly onYes: () => void
}

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
