import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/Headline.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { AlertsView } from './alerts.type.ts'
import { useAlertWords } from './useAlertWords.ts'

/** The number of supplies with an alert, and a button for the rest while there is any. */
export function AlertsSummary({ supplies, alerts, profile, running, onAct }: AlertsView) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useAlertWords()
  const left = supplies.filter(({ cups }) => !alerts.byCups.get(cups)?.active)
  const told = supplies.length - left.length
  const state = told === 0 ? 'none' : left.length === 0 ? 'all' : 'some'
  const number = format.number(left.length)
  return (
    <>
      <Headline
        figure={
          <StatNumber
            size="hero"
            label={t('supplyAlerts.hero')}
            value={format.number(told)}
            unit={t('supplyAlerts.ofAll', { total: format.number(supplies.length) })}
          />
        }
        sentence={t(`supplyAlerts.state.${state}`, { count: left.length, number })}
      >
        <p>{t('supplyAlerts.planned')}</p>
      </Headline>
      {left.length > 0 && (
        <Card
          tone="attention"
          title={t('supplyAlerts.offer.title', { count: left.length, number })}
          subtitle={t('supplyAlerts.offer.text', {
            how: words.how(profile.alerts),
            hours: words.hours(profile.alerts),
          })}
        >
          <div>
            <Button variant="primary" icon="bell" loading={running} onClick={() => onAct(left, true)}>
              {t(state === 'none' ? 'supplyAlerts.offer.all' : 'supplyAlerts.offer.rest', {
                count: left.length,
                number,
              })}
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}
