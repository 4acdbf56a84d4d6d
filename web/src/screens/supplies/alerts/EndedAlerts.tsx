import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { SupplyAlerts } from '#src/domain/alert/supplyAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'

type EndedAlertsProps = Pick<SupplyAlerts, 'ended'> & { readonly supplies: readonly Supply[] }

/** The ended alerts, with their last day. A supply that is no longer the user's is named by its CUPS. */
export function EndedAlerts({ ended, supplies }: EndedAlertsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (ended.length === 0) return null
  const nameOf = (cups: string) => supplies.find((supply) => supply.cups === cups)?.name ?? cups
  return (
    <Card title={t('supplyAlerts.ended.title')} subtitle={t('supplyAlerts.ended.lead')}>
      <DescriptionList
        items={ended.map(({ cups, on }) => ({
          term: nameOf(cups),
          value: t('supplyAlerts.ended.on', { date: format.date(on) }),
        }))}
      />
    </Card>
  )
}
