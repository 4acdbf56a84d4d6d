import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { enableBiometry } from '#src/session/login/biometry.store.ts'
import { type BiometryOffer, biometryOfferStore, postponeOffer } from '#src/session/login/biometryOffer.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** After a log-in, offers to store the password for biometric log-in, or to replace the stored one. */
export function BiometryOfferDialog({ shell, offer }: { readonly shell: MobileShell; readonly offer: BiometryOffer }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const { kind, type } = offer

  const accept = async () => {
    setBusy(true)
    const saved = await enableBiometry(shell, offer.credentials)
    setBusy(false)
    setRefused(!saved)
    if (!saved) return
    biometryOfferStore.set(null)
    toast.success(t('mobile.biometry.offer.enabled'))
  }

  return (
    <Dialog
      open
      onClose={postponeOffer}
      title={t(`mobile.biometry.offer.${kind}.${type}`)}
      actions={
        <>
          <Button onClick={postponeOffer}>{t('mobile.biometry.offer.later')}</Button>
          <Button variant="primary" icon={type} loading={busy} onClick={() => void accept()}>
            {t(kind === 'enable' ? 'mobile.biometry.offer.accept' : 'mobile.biometry.offer.acceptReplace')}
          </Button>
        </>
      }
    >
      {refused && <Banner tone="error">{t('mobile.biometry.offer.refused')}</Banner>}
      <p>{t(`mobile.biometry.offer.${kind}Text`)}</p>
    </Dialog>
  )
}
