import { useTranslation } from 'react-i18next'
import type { SupplyAlert } from '#src/domain/alert/supplyAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { AlertPreviewLine } from './AlertPreviewChart.tsx'
import type { AlertsView } from './alerts.type.ts'
import { EndAlertButton } from './EndAlertButton.tsx'
import { useAlertTexts } from './useAlertTexts.ts'

/** The alerts as a card per supply, each with its effect on the last year's outages. */
export function AlertCards(view: AlertsView) {
  return (
    <Grid min={20}>
      {view.supplies.map((supply) => (
        <AlertCard key={supply.cups} supply={supply} {...view} />
      ))}
    </Grid>
  )
}

type AlertCardProps = AlertsView & { readonly supply: Supply }

function AlertCard({ supply, alerts, profile, running, onAct, onEdit }: AlertCardProps) {
  const { t } = useTranslation()
  const texts = useAlertTexts()
  const { title: name, cups } = supply
  const alert = alerts.byCups.get(cups)
  const active = alert?.active ?? false
  return (
    <Card title={name} subtitle={secondLineOf(supply)}>
      <Stack gap={4}>
        <div>
          <AlertTag alert={alert} />
        </div>
        {alert ? (
          <DescriptionList
            items={[
              { term: t('supplyAlerts.channel'), value: texts.how(alert) },
              { term: t('alertFields.weekdays'), value: texts.window(alert.weekdays) },
              { term: t('alertFields.special'), value: texts.window(alert.special) },
            ]}
          />
        ) : (
          <>
            <p>{t(supply.delegated ? 'supplyAlerts.noneDelegated' : 'supplyAlerts.noneOwn')}</p>
            <p>
              {t('supplyAlerts.wouldArrive', { how: texts.how(profile.alerts), hours: texts.hours(profile.alerts) })}
            </p>
          </>
        )}
        {active && alert?.channel === 'push' && !alerts.hasDevices && <p>{t('supplyAlerts.pushAlone')}</p>}
        <AlertPreviewLine cups={cups} hours={alert ?? profile.alerts} />
        <Stack row gap={2}>
          <Button
            variant={active ? undefined : 'primary'}
            aria-label={t(active ? 'supplyAlerts.turnOffFor' : 'supplyAlerts.turnOnFor', { name })}
            aria-disabled={running}
            onClick={() => onAct([supply], !active)}
          >
            {t(active ? 'supplyAlerts.turnOff' : 'supplyAlerts.turnOn')}
          </Button>
          <Button icon="edit" aria-label={t('supplyAlerts.changeFor', { name })} onClick={() => onEdit([supply])}>
            {t('supplyAlerts.change')}
          </Button>
          {alert && <EndAlertButton supply={supply} running={running} />}
        </Stack>
      </Stack>
    </Card>
  )
}

/** The state of an alert. */
export function AlertTag({ alert }: { readonly alert: SupplyAlert | undefined }) {
  const { t } = useTranslation()
  if (!alert) return <Tag>{t('supplyAlerts.tag.none')}</Tag>
  return (
    <Tag tone={alert.active ? 'success' : 'neutral'}>
      {t(alert.active ? 'supplyAlerts.tag.on' : 'supplyAlerts.tag.off')}
    </Tag>
  )
}
