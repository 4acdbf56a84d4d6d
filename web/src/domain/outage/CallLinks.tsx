import { useTranslation } from 'react-i18next'
import { config } from '#src/api/config.ts'
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

/** The utility's phone for faults and dangers, as link and as text. Null if the installation has none. */
export function emergencyLine(): { readonly href: string; readonly phone: string } | null {
  const href = config().links.emergency
  if (href === '') return null
  const digits = href.replace(/^tel:(\+34)?/, '')
  return { href, phone: digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3') }
}
