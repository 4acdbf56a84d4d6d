import { Button } from '#src/ui/action/Button.tsx'

type RowButtonProps = {
  /** The text of the button: "Delete". */
  readonly act: string
  /** The subject of the row. A screen reader hears it after the text: "Delete before". */
  readonly about: string
  readonly onClick: () => void
}

/** A button in a row of a table. */
export function RowButton({ act, about, onClick }: RowButtonProps) {
  return (
    <Button size="small" variant="quiet" aria-label={`${act} ${about}`} onClick={onClick}>
      {act}
    </Button>
  )
}
