import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

export interface Confirmation {
  /** For example `Reset mine?`. */
  readonly title: string
  /** Says what is lost. */
  readonly text: string
  /** The label of the button that confirms. */
  readonly act: string
  readonly onYes: () => void
}

/** Asks before data is lost. */
export function ConfirmationDialog({
  title,
  text,
  act,
  onYes,
  onClose,
}: Confirmation & { readonly onClose: () => void }) {
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
