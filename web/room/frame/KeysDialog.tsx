import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import type { WorldScreen } from './worldScreen.type.ts'

interface KeysDialogProps {
  readonly onClose: () => void
  readonly screens: readonly WorldScreen[]
}

/** The keys of the room. */
export function KeysDialog({ onClose, screens }: KeysDialogProps) {
  const keys = [
    ['w', 'Worlds'],
    ['v', 'Go to the same page of another world'],
    ...screens.map(({ key, label }) => [key, label]),
    ['g', 'Gallery'],
    ['/', 'Search'],
    ['n', 'New world'],
    ['o', 'Open the client in the chosen world'],
    ['Del', 'Delete the chosen world'],
    ['`', 'The code of the changes'],
    ['?', 'These keys'],
  ]
  return (
    <Dialog open onClose={onClose} title="Keys">
      <DescriptionList items={keys.map(([key = '', does = '']) => ({ term: key, value: does }))} />
    </Dialog>
  )
}
