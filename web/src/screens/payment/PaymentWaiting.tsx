import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type PaymentWaitingProps = { readonly order: string; readonly onLook: () => void; readonly looking: boolean }

/** The provider has not said yet what became of the order. */
export function PaymentWaiting({ order, onLook, looking }: PaymentWaitingProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('payment.waiting.title')} lead={t('payment.waiting.lead')} />
      <Banner live={false}>{t('payment.waiting.text', { order })}</Banner>
      <Stack row gap={3}>
        <Button variant="primary" icon="refresh" loading={looking} onClick={onLook}>
          {t('payment.waiting.look')}
        </Button>
        <LinkButton to={`${paths.offlinePayment}?step=pay`}>{t('payment.waiting.back')}</LinkButton>
      </Stack>
    </>
  )
}
