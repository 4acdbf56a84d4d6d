import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  readonly open: boolean
  /** Called on Escape and by the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode
  /** The label of a single button, which closes. */
  readonly closeLabel?: string | undefined
  /** small 420, medium 560, wide 780 px. */
  readonly size?: 'small' | 'medium' | 'wide' | undefined
  /** False if one of the actions must be chosen: no close button, and Escape does nothing. */
  readonly dismissible?: boolean | undefined
}

/** A modal dialog. The native element keeps the focus inside and restores it on closing. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  closeLabel,
  size = 'small',
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)

  // Before the other effect, so that its listeners are gone when the cleanup closes the dialog: that is not the
  // reader's doing.
  useLayoutEffect(() => {
    const dialog = element.current
    const cancel = (event: Event) => {
      event.preventDefault()
      if (dismissible) onClose()
    }
    // A browser closes the dialog on a second Escape in any case. A dialog that is open again by the time of the event
    // was not closed by it.
    const closed = () => {
      if (!dialog?.isConnected || dialog.open) return
      if (dismissible) onClose()
      else dialog.showModal()
    }
    dialog?.addEventListener('cancel', cancel)
    dialog?.addEventListener('close', closed)
    return () => {
      dialog?.removeEventListener('cancel', cancel)
      dialog?.removeEventListener('close', closed)
    }
  }, [dismissible, onClose])

  // A layout effect: its cleanup runs while the element is still in the page, so closing can restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  const buttons = closeLabel ? (
    <Button variant="primary" onClick={onClose}>
      {closeLabel}
    </Button>
  ) : (
    actions
  )
  // No header or footer elements: outside of `main` they would be those of the page.
  return (
    <dialog className={classNames(styles.dialog, styles[size])} ref={element} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {dismissible && <IconButton icon="close" label={t('common.close')} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {buttons && <div className={styles.actions}>{buttons}</div>}
    </dialog>
  )
}
