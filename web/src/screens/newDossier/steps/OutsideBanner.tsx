import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { type Located, useInsistOnPlace } from '#src/domain/dossier/place/plot.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useDescribeDistance } from './useDescribeDistance.ts'

interface OutsideBannerProps {
  readonly code: string
  readonly located: Located
  readonly onForced: () => void
}

/** Says that the saved place seems to be elsewhere. The user can change it or insist, with a confirmation. */
export function OutsideBanner({ code, located, onForced }: OutsideBannerProps) {
  const { t } = useTranslation()
  const distance = useDescribeDistance()
  const [asking, setAsking] = useState(false)
  const banner = useRef<HTMLDivElement>(null)
  // After a press at the end of the page, the message would be out of view.
  useEffect(() => banner.current?.focus(), [])
  const { mutateAsync, isPending, isError, error } = useInsistOnPlace(code)
  const insist = async () => {
    await mutateAsync()
    toast.success(t('dossierForm.forced'))
    onForced()
  }
  return (
    <div ref={banner} tabIndex={-1}>
      <Banner
        tone="warning"
        title={t('dossierForm.outside')}
        actions={<Button onClick={() => setAsking(true)}>{t('dossierForm.insist')}</Button>}
      >
        {[
          located.nearest && t('dossierForm.outsideAt', { distance: distance(located.nearest) }),
          t('dossierForm.outsideMove'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('dossierForm.insistTitle')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('dossierForm.insistNo')}</Button>
            <Button variant="danger" loading={isPending} onClick={() => void insist().catch(() => undefined)}>
              {t('dossierForm.insistYes')}
            </Button>
          </>
        }
      >
        {isError && <Banner tone="error">{errorText(t, error)}</Banner>}
        <p>{t('dossierForm.insistText')}</p>
      </Dialog>
    </div>
  )
}
