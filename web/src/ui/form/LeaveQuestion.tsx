import { useTranslation } from 'react-i18next'
import { useLeaveQuestion } from '#src/base/useLeaveQuestion.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** Asks before a page with unsaved changes is left. Put it in the form that has them. */
export function LeaveQuestion({ unsaved }: { readonly unsaved: boolean }) {
  const { t } = useTranslation()
  const { asking, stay, leave } = useLeaveQuestion(unsaved)
  return (
    <Dialog
      open={asking}
      onClose={stay}
      title={t('ui.unsaved.title')}
      actions={
        <>
          <Button onClick={leave}>{t('ui.unsaved.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('ui.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('ui.unsaved.text')}</p>
    </Dialog>
  )
}
