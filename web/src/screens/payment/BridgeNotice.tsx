import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'

type BridgeNoticeProps = { readonly onRetry: () => void; readonly busy: boolean }

/** Payments cannot be begun now. What has been typed stays. */
export function BridgeNotice({ onRetry, busy }: BridgeNoticeProps) {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <Banner
      tone="error"
      title={t('payment.bridge.title')}
      actions={
        <Button size="small" icon="refresh" loading={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(online ? 'payment.bridge.text' : 'payment.offline')}
    </Banner>
  )
}
