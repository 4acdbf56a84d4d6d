import { useTranslation } from 'react-i18next'
import { emergencyLine } from './emergencyLine.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The phone numbers to call: the emergency services, and the utility's line if the installation has one. */
export function CallLinks() {
  const { t } = useTranslation()
  const line = emergencyLine()
  return (
    <Stack row gap={3}>
      <LinkButton to="tel:112" variant="danger" icon="phone">
        {t('outages.call.emergency')}
      </LinkButton>
      {line ? (
        <LinkButton to={line.href} icon="phone">
          {t('outages.call.line', { phone: line.phone })}
        </LinkButton>
      ) : (
        <span>{t('outages.call.bill')}</span>
      )}
    </Stack>
  )
}
