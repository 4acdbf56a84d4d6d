import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { OutageFacts } from '#src/domain/outage/OutageFacts.tsx'
import { type Outage, upcomingOutage, recentlyEndedOutage, currentOutage } from '#src/domain/outage/outages.ts'
import { useMoments } from '#src/domain/outage/useMoments.ts'
import { type Reported, useWarnings } from '#src/domain/outage/warnings.ts'
import { LazyReconnectDialog } from '#src/domain/reconnect/LazyReconnectDialog.tsx'
import { type Meter, useMeter } from '#src/domain/supply/meter/meter.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { CalendarButton } from '#src/screens/supplies/now/CalendarButton.tsx'
import { JoinButton } from '#src/screens/supplies/now/JoinButton.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { FuseBoxes } from './FuseBoxes.tsx'
import styles from './Outages.module.css'
import { ReportForm } from './ReportForm.tsx'

type OutageLoopProps = {
  readonly supply: Supply
  readonly outages: readonly Outage[]
  readonly onReported: (reported: Reported) => void
}

/** The questions from the grid to the home: a step that explains the outage makes the later ones unnecessary. */
export function OutageLoop({ supply, outages, onReported }: OutageLoopProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const meter = useMeter(supply.cups)
  const [reporting, setReporting] = useState(false)
  const current = currentOutage(outages)
  const bySwitch = meter.data?.state === 'tripped' || meter.data?.state === 'reconnecting'
  const isExplained = current !== undefined || bySwitch
  const finish = (reported: Reported) => {
    setReporting(false)
    onReported(reported)
  }
  return (
    <ol className={styles.loop}>
      <Step number={1} title={t('outages.loop.known')} found={current !== undefined}>
        <KnownOutage supply={supply} outages={outages} current={current} />
      </Step>
      {(!current || bySwitch) && (
        <Step number={2} title={t('outages.loop.switch')} found={bySwitch}>
          <SwitchStep supply={supply} meter={meter} />
        </Step>
      )}
      {!isExplained && (
        <Step number={3} title={t('outages.loop.fuseBox')}>
          <p>{t('outages.loop.fuseBoxLead')}</p>
          <FuseBoxes />
        </Step>
      )}
      {online && (
        <Step
          number={isExplained ? null : 4}
          title={t(isExplained ? 'outages.report.titleOther' : 'outages.report.title')}
        >
          {reporting ? (
            <ReportForm supply={supply} outage={current} onReported={finish} onCancel={() => setReporting(false)} />
          ) : (
            <div>
              <Button variant={isExplained ? 'secondary' : 'primary'} icon="bell" onClick={() => setReporting(true)}>
                {t(isExplained ? 'outages.report.openOther' : 'outages.report.open')}
              </Button>
            </div>
          )}
        </Step>
      )}
    </ol>
  )
}

type StepProps = {
  /** Null for a step outside of the numbered questions. */
  readonly number: number | null
  readonly title: string
  /** The step explains the outage. */
  readonly found?: boolean
  readonly children: ReactNode
}

function Step({ number, title, found = false, children }: StepProps) {
  return (
    <li>
      <Card
        tone={found ? 'attention' : 'plain'}
        title={
          <span className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {number ?? <Icon name="plus" size={16} />}
            </span>
            {title}
          </span>
        }
      >
        <Stack gap={4}>{children}</Stack>
      </Card>
    </li>
  )
}

type KnownOutageProps = {
  readonly supply: Supply
  readonly outages: readonly Outage[]
  readonly current: Outage | undefined
}

/** The known outage: a current, recent or future one, or none. */
function KnownOutage({ supply, outages, current }: KnownOutageProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const online = useOnline()
  const warnings = useWarnings(supply.cups)
  const ahead = upcomingOutage(outages)
  if (current) {
    const mine = warnings.data?.find(({ outageCode }) => outageCode === current.code)
    const verdict = current.planned
      ? t('outages.loop.works')
      : mine
        ? t('outages.loop.failure.mine', { moment: moments.at(mine.at), code: mine.code })
        : t('outages.loop.failure.title')
    return (
      <>
        <Verdict icon="alert" tone="danger">
          {verdict}
        </Verdict>
        <OutageFacts outage={current} />
        {online && !current.planned && (
          <Stack row gap={4}>
            {!mine && <JoinButton cups={supply.cups} outage={current} />}
            <span className="muted">{t('outages.loop.asked')}</span>
          </Stack>
        )}
        {ahead && <p>{t('outages.loop.aheadToo')}</p>}
        {ahead && <UpcomingOutage supply={supply} outage={ahead} />}
      </>
    )
  }
  const over = recentlyEndedOutage(outages, serverNowMs())
  return (
    <>
      {!online ? (
        <Verdict icon="help" tone="info">
          {t('outages.loop.offline')}
        </Verdict>
      ) : over && over.endsAt !== null ? (
        <Verdict icon="clock" tone="info">
          {t('outages.loop.restored', { moment: moments.at(over.endsAt) })}
        </Verdict>
      ) : (
        <Verdict icon={ahead ? 'calendar' : 'check'} tone={ahead ? 'info' : 'quiet'}>
          {t(ahead ? 'outages.loop.planned' : 'outages.loop.none')}
        </Verdict>
      )}
      {ahead && (
        <>
          {/* The line above is about something else. */}
          {(!online || over) && <p>{t('outages.loop.ahead')}</p>}
          <UpcomingOutage supply={supply} outage={ahead} />
        </>
      )}
    </>
  )
}

function UpcomingOutage({ supply, outage }: { readonly supply: Supply; readonly outage: Outage }) {
  return (
    <>
      <OutageFacts outage={outage} />
      <div>
        <CalendarButton supply={supply} outage={outage} />
      </div>
    </>
  )
}

type SwitchStepProps = {
  readonly supply: Supply
  readonly meter: ReturnType<typeof useMeter>
}

/** The state of the meter's switch, if known. */
function SwitchStep({ supply, meter }: SwitchStepProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const online = useOnline()
  const [reconnecting, setReconnecting] = useState(false)
  const state = stateOf(meter, online)
  return (
    <>
      <Verdict {...SWITCH_LOOKS[state]}>
        {state === 'closed' && meter.data
          ? t('outages.loop.switchOf.closed', { moment: moments.at(meter.data.lastContactAt) })
          : t(state === 'offline' ? 'outages.loop.offline' : `outages.loop.switchOf.${state}`)}
      </Verdict>
      {online && state === 'tripped' && (
        <div>
          <Button variant="primary" icon="plug" onClick={() => setReconnecting(true)}>
            {t('outages.loop.reconnect')}
          </Button>
        </div>
      )}
      {online && state === 'unknown' && (
        <div>
          <Button icon="refresh" reads loading={meter.isFetching} onClick={() => void meter.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {reconnecting && <LazyReconnectDialog supply={supply} onClose={() => setReconnecting(false)} />}
    </>
  )
}

/** A switch that was closed some time ago may not be now. */
function stateOf({ data, isError, isLoading }: SwitchStepProps['meter'], online: boolean) {
  if (!online) return 'offline'
  if (isLoading) return 'loading'
  if (!data || data.state === 'unreachable' || (isError && data.state !== 'tripped')) return 'unknown'
  return data.state satisfies Meter['state']
}

const SWITCH_LOOKS = {
  closed: { icon: 'check', tone: 'quiet' },
  loading: { icon: 'clock', tone: 'quiet' },
  none: { icon: 'info', tone: 'quiet' },
  offline: { icon: 'help', tone: 'info' },
  reconnecting: { icon: 'clock', tone: 'quiet' },
  tripped: { icon: 'alert', tone: 'danger' },
  unknown: { icon: 'help', tone: 'info' },
} as const

type VerdictProps = {
  readonly icon: IconName
  readonly tone: 'danger' | 'info' | 'quiet'
  readonly children: ReactNode
}

/** The answer of a step. Changes are announced. */
function Verdict({ icon, tone, children }: VerdictProps) {
  return (
    <p className={styles.verdict} data-tone={tone} aria-live="polite">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  )
}
