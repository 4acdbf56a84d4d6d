import { useTranslation } from 'react-i18next'
import { sessionStore, useSessionState } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
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
      actions={
        <Button variant="primary" onClick={accept}>
          {t('common.accept')}
        </Button>
      }
    >
      <p>{t('sessionEnd.timeout.text')}</p>
    </Dialog>
  )
}
