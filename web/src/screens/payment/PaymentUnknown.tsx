import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** An order that nobody knows: nothing is claimed, and the bill itself tells whether it is paid. */
export function PaymentUnknown() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('payment.unknown.title')} lead={t('payment.unknown.text')} />
      <Stack row gap={3}>
        <LinkButton to={paths.offlinePayment} variant="primary">
          {t('payment.unknown.check')}
        </LinkButton>
        <LinkButton to={paths.root}>{t('payment.done.home')}</LinkButton>
      </Stack>
    </>
  )
}
