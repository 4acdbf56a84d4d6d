import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { type TrackerProps, useAct } from '#src/screens/dossiers/useAct.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** Withdraws a dossier after a confirmation that names the consequence. */
export function WithdrawButton(props: TrackerProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const [asking, setAsking] = useState(false)
  const { run, busy, failure } = useAct(props)
  if (!online) return <p>{t('provisions.offline')}</p>
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('provisions.withdraw.action')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('provisions.withdraw.title')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('provisions.withdraw.stay')}</Button>
            <Button variant="danger" loading={busy} onClick={() => void run('WITHDRAW', t('provisions.withdraw.done'))}>
              {t('provisions.withdraw.submit')}
            </Button>
          </>
        }
      >
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <p>{t('provisions.withdraw.text')}</p>
      </Dialog>
    </>
  )
}
