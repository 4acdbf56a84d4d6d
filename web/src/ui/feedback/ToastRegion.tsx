import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#src/base/store.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { toast, toastStore, type Toast } from './toast.store.ts'
import styles from './ToastRegion.module.css'

/** The region of the toasts, once at the root of the application. It is polite: it never interrupts a screen reader. */
export function ToastRegion() {
  const { t } = useTranslation()
  const toasts = useStore(toastStore)
  return (
    <section className={styles.region} aria-label={t('uiShared.news')} aria-live="polite" aria-relevant="additions">
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </section>
  )
}

/** A toast. It closes after six seconds, unless it is an error or the reader is on it. */
function ToastCard({ id, tone, text, undoable }: Toast) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || tone === 'error') return
    const timer = setTimeout(() => toast.dismiss(id), 6000)
    return () => clearTimeout(timer)
  }, [held, id, tone])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={tone} />
      <p>{text}</p>
      {undoable && (
        <button type="button" className={styles.undo} onClick={() => toast.undo(id)}>
          {t('uiShared.undo')}
        </button>
      )}
      <IconButton icon="close" label={t('common.close')} onClick={() => toast.dismiss(id)} />
    </div>
  )
}
