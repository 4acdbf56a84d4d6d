import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginNews } from '#src/api/useConfiguration.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** The utility's news before the log-in, while its configuration has any. Shown once per visit. */
export function InfoPopup() {
  const { t } = useTranslation()
  const [closed, setClosed] = useState(seen)
  const texts = useLoginNews(!closed)
  const close = () => {
    seen = true
    setClosed(true)
  }
  return (
    <Dialog
      open={!closed && texts.length > 0}
      onClose={close}
      title={t('access.popup.title')}
      closeLabel={t('common.accept')}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  )
}

/** A return to the first step is not a new visit. */
let seen = false
