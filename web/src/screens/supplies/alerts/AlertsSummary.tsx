import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { AlertsView } from './alerts.type.ts'
import { useAlertWords } from './useAlertWords.ts'

/** The number of supplies with an alert and, unless it is all, a button for the rest. */
export function AlertsSummary({ supplies, alerts, profile, running, onAct }: AlertsView) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useAlertWords()
  const withoutAlert = supplies.filter(({ cups }) => !alerts.byCups.get(cups)?.active)
  const alertCount = supplies.length - withoutAlert.length
  const state = alertCount === 0 ? 'none' : withoutAlert.length === 0 ? 'all' : 'some'
  const number = format.number(withoutAlert.length)
  return (
    <>
      <Headline
        figure={
          <StatNumber
            size="hero"
            label={t('supplyAlerts.hero')}
            value={format.number(alertCount)}
            unit={t('supplyAlerts.ofAll', { total: format.number(supplies.length) })}
          />
        }
        sentence={t(`supplyAlerts.state.${state}`, { count: withoutAlert.length, number })}
      >
        <p>{t('supplyAlerts.planned')}</p>
      </Headline>
      {withoutAlert.length > 0 && (
        <Card
          tone="attention"
          title={t('supplyAlerts.offer.title', { count: withoutAlert.length, number })}
          subtitle={t('supplyAlerts.offer.text', {
            how: words.how(profile.alerts),
            hours: words.hours(profile.alerts),
          })}
        >
          <div>
            <Button variant="primary" icon="bell" loading={running} onClick={() => onAct(withoutAlert, true)}>
              {t(state === 'none' ? 'supplyAlerts.offer.all' : 'supplyAlerts.offer.rest', {
                count: withoutAlert.length,
                number,
              })}
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}
