import { sentLinkPath } from '@acometida/api-spec/rules/request/sentLink'
import { dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { Suspense, useState } from 'react'
import { referenceOf } from '#src/api/error.store.ts'
import { useCreateUrlMessage } from '#src/api/generated/api.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { TOUCH, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { type OpenDossier, useOpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

type ContinueOnPhoneProps = {
  readonly dossier: OpenDossier
  /** The path to continue at. */
  readonly path: string
  readonly disabled: boolean
}

/** A link to the phone's camera, for users at a computer. An actor does not have the customer's phone. */
export function ContinueOnPhone({ dossier, path, disabled }: ContinueOnPhoneProps) {
  const { t } = useLocale()
  const isPhone = useMediaQuery(TOUCH)
  const { acting } = useSession()
  const [open, setOpen] = useState(false)
  const link = useCreateUrlMessage()
  if (isPhone || acting) return null
  const make = () => link.mutate({ data: { category: 'EXPEDIENTE', detail: 'DOCUMENTACION', url: path } })
  return (
    <div>
      <Button
        icon="phone"
        disabled={disabled}
        onClick={() => {
          setOpen(true)
          make()
        }}
      >
        {t('dossierForm.phone.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('dossierForm.phone.title')}
        closeLabel={t('common.close')}
      >
        {link.isError ? (
          <ErrorState onRetry={make} reference={referenceOf(link.error)} />
        ) : (
          <PhoneLink dossier={dossier} link={link.data?.urlMessage} />
        )}
      </Dialog>
    </div>
  )
}

type PhoneLinkProps = {
  readonly dossier: OpenDossier
  /** Undefined until it is created. */
  readonly link: { readonly id: string; readonly url: string; readonly endDate: string } | undefined
}

/** The QR code for the phone, and the files that arrive from there. */
function PhoneLink({ dossier: { code, files }, link }: PhoneLinkProps) {
  const { t, format } = useLocale()
  const [initialCount] = useState(files.length)
  const { data = { files } } = useOpenDossier(code, { refetchInterval: POLL_MS })
  const arrived = Math.max(0, data.files.length - initialCount)
  return (
    <Stack gap={4}>
      <p>{t('dossierForm.phone.lead')}</p>
      {link ? (
        <Suspense fallback={<Skeleton height="15rem" />}>
          <QrCode
            value={window.location.origin + sentLinkPath(link.url, link.id)}
            label={t('dossierForm.phone.code')}
          />
        </Suspense>
      ) : (
        <Skeleton height="15rem" />
      )}
      {link && <p>{t('dossierForm.phone.until', { date: format.date(dateFromSpanish(link.endDate) ?? '') })}</p>}
      <p aria-live="polite">
        {arrived === 0 ? t('dossierForm.phone.waiting') : t('dossierForm.phone.arrived', { count: arrived })}
      </p>
    </Stack>
  )
}

/** Taking a photo takes longer. */
const POLL_MS = 10_000
// Few users need the code for QR codes.
const QrCode = lazyPart(async () => (await import('#src/ui/layout/QrCode.tsx')).QrCode)
