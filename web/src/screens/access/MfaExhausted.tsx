import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

/** Too many wrong codes: this log-in is over, and another may be begun. */
export function MfaExhausted({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('access.mfa.maxTitle')} hasErrors />
      <Banner tone="error">{t('access.mfa.maxSubTitle')}</Banner>
      <div>
        <Button variant="primary" icon="arrowLeft" onClick={onLeave}>
          {t('common.backToLogin')}
        </Button>
      </div>
    </>
  )
}
