import { useTranslation } from 'react-i18next'
import { sessionStore, useSessionState } from '#src/session/tokens/session.store.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** Says that the session ended for lack of activity. */
export function SessionTimeoutDialog() {
  const { t } = useTranslation()
  const state = useSessionState()
  const accept = () => sessionStore.set({ status: 'visitor', ended: null })
  return (
    <Dialog
      open={state.status === 'visitor' && state.ended === 'idle'}
      onClose={accept}
      title={t('sessionEnd.timeout.title')}
      closeLabel={t('common.accept')}
    >
      <p>{t('sessionEnd.timeout.text')}</p>
    </Dialog>
  )
}
