import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  readonly open: boolean
  /** Called on Escape and on the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons: the one that goes on last. */
  readonly actions?: ReactNode
  /** small 420, medium 560, wide 780 px. */
  readonly size?: 'small' | 'medium' | 'wide' | undefined
  /** False where one of the actions must be chosen: no close button, and Escape does nothing. */
  readonly dismissible?: boolean | undefined
}

/** A modal question. The native element keeps the focus inside and gives it back to where it came from. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  size = 'small',
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)

  // Before the other effect, so that the listeners are gone when its cleanup closes: the reader has not.
  useLayoutEffect(() => {
    const dialog = element.current
    const cancel = (event: Event) => {
      event.preventDefault()
      if (dismissible) onClose()
    }
    // A browser closes on a second Escape whatever the page says. A dialog that is open again by the time it is told
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

  // A layout effect: its cleanup runs while the element is still in the page, so closing can return the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  // No header or footer: outside of the page's main part they would be those of the page.
  return (
    <dialog className={classNames(styles.dialog, styles[size])} ref={element} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {dismissible && <IconButton icon="close" label={t('common.close')} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
