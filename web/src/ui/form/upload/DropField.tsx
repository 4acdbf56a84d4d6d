import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import type { FieldText } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { onFocusLeft } from '#src/ui/form/kit/onFocusLeft.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './DropField.module.css'

type DropFieldProps = Omit<FieldText, 'labelHidden'> & {
  readonly id: string
  /** The current choice in a few words: the name of the button. */
  readonly chosen: string
  readonly isEmpty: boolean
  readonly onLeave: () => void
  /** The panel's content: native controls, which announce themselves. `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode
  /** The content under the box. */
  readonly below?: ReactNode
}

/** A button with the look of a box that opens a panel under itself. Escape, and leaving the field, close the panel. */
export function DropField({ id, chosen, isEmpty, onLeave, children, below, ...text }: DropFieldProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // A dialog around the field stays open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = onFocusLeft(() => {
    setOpen(false)
    onLeave()
  })
  return (
    <FieldGroup id={id} {...text} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div className={styles.place}>
        <button
          id={id}
          type="button"
          className={classNames(control.control, styles.button)}
          data-empty={isEmpty}
          data-invalid={text.error ? true : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{chosen}</span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
        {isOpen && (
          // Focusable, so that a press between its controls does not leave it.
          <div className={styles.panel} id={panelId} tabIndex={-1}>
            {children(close)}
          </div>
        )}
      </div>
      {below}
    </FieldGroup>
  )
}
