import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import type { AlertSettings } from '#src/domain/alert/alertSettings.ts'
import { useEndingAlerts } from '#src/domain/alert/endAlerts.ts'
import { useSaveSupplyAlert, useSupplyAlerts, type SupplyAlerts } from '#src/domain/alert/supplyAlerts.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { useBulk } from '#src/domain/bulk/useBulk.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { useProfile } from '#src/domain/user/profile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { AlertCards } from './AlertCards.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import type { AlertAct, AlertsProps, AlertsView } from './alerts.type.ts'
import { AlertTable } from './AlertTable.tsx'
import { useAlertTexts } from './useAlertTexts.ts'

/** The outage alerts of the user's supplies. */
export function AlertsScreen() {
  const { t } = useLocale()
  const supplies = useSupplies()
  const alerts = useSupplyAlerts()
  const profile = useProfile()
  return (
    <Page
      title={t('supplyAlerts.title')}
      lead={t('supplyAlerts.lead')}
      back={{ to: paths.supplies, label: t('supplies.title') }}
    >
      <QueryGate query={supplies} skeleton={{ of: 'cards', count: 3 }}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon="bell"
              title={t('supplyAlerts.empty.title')}
              action={<LinkButton to={paths.bindSupply}>{t('supplyAlerts.empty.bind')}</LinkButton>}
              text={t('supplyAlerts.empty.text')}
            />
          ) : (
            <QueryGate query={alerts} skeleton={{ of: 'cards', count: 3 }}>
              {(known) => (
                <QueryGate query={profile} skeleton={{ of: 'cards', count: 3 }}>
                  {(user) => <Alerts supplies={all} alerts={known} profile={user} />}
                </QueryGate>
              )}
            </QueryGate>
          )
        }
      </QueryGate>
    </Page>
  )
}

/** Bulk actions run one by one, with progress and failures. */
function Alerts({ supplies, alerts, profile }: AlertsProps) {
  const { t, format } = useLocale()
  const save = useSaveSupplyAlert(alerts)
  const { undoEnding } = useEndingAlerts()
  const [edited, setEdited] = useState<readonly Supply[]>([])
  const { run, start, stop, retry } = useBulk<Job>(({ supply, ...change }) =>
    save.mutateAsync({ cups: supply.cups, ...change }),
  )
  const act: AlertAct = (chosen, active, settings) => {
    if (run?.state === 'running') return
    // A pending deletion is undone.
    for (const { cups } of chosen) undoEnding(cups)?.()
    void start(chosen.map((supply) => ({ supply, active, ...(settings && { settings }) })))
  }
  const running = run?.state === 'running'
  const view = { supplies, alerts, profile, running, onAct: act, onEdit: setEdited }
  return (
    <Stack gap={6}>
      <AlertsSummary {...view} />
      {run && (
        <div tabIndex={-1} ref={takeFocus}>
          <BulkProgress
            run={run}
            doing={t('supplyAlerts.doing')}
            finished={t('supplyAlerts.saved', { count: run.total, number: format.number(run.total) })}
            nameOf={({ supply }) => (supplies.length > MANY ? `${supply.title} (${supply.cups})` : supply.title)}
            onStop={stop}
            onRetry={() => void retry()}
          />
        </div>
      )}
      {supplies.length > MANY ? <AlertTable {...view} /> : <AlertCards {...view} />}
      <EndedAlerts supplies={supplies} ended={alerts.ended} />
      {edited.length > 0 && (
        <AlertDialog
          supplies={edited}
          all={supplies}
          alerts={alerts}
          profile={profile}
          onAct={act}
          onClose={() => setEdited([])}
        />
      )}
    </Stack>
  )
}

type Job = { readonly supply: Supply; readonly active: boolean; readonly settings?: AlertSettings }

/** The pressed button may be gone once all alerts are on. */
const takeFocus = (progress: HTMLElement | null) => progress?.focus({ preventScroll: true })

/** Above this number of supplies, a table is shown. */
const MANY = 6

type EndedAlertsProps = Pick<SupplyAlerts, 'ended'> & { readonly supplies: readonly Supply[] }

/** The ended alerts, with their last day. A supply that is no longer the user's is named by its CUPS. */
function EndedAlerts({ ended, supplies }: EndedAlertsProps) {
  const { t, format } = useLocale()
  if (ended.length === 0) return null
  const nameOf = (cups: string) => supplies.find((supply) => supply.cups === cups)?.title ?? cups
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

/** The number of supplies with an alert and, unless it is all, a button for the rest. */
function AlertsSummary({ supplies, alerts, profile, running, onAct }: AlertsView) {
  const { t, format } = useLocale()
  const texts = useAlertTexts()
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
            how: texts.how(profile.alerts),
            hours: texts.hours(profile.alerts),
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
