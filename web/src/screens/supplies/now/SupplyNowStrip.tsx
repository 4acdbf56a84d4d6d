import { supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Outage } from '#src/domain/outage/outages.ts'
import { type SupplyNow, useSupplyNow } from '#src/domain/outage/supplyNow.ts'
import { useMoments } from '#src/domain/outage/useMoments.ts'
import { LazyReconnectDialog } from '#src/domain/reconnect/LazyReconnectDialog.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { JoinButton } from './JoinButton.tsx'
import styles from './SupplyNowStrip.module.css'

/** The current state of a supply in one line, quiet if all is well, with its action and a link to the cuts. */
export function SupplyNowStrip({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const sentenceOf = useSentence()
  const [reconnecting, setReconnecting] = useState(false)
  const { now, ahead, online, askedAt, asking, retry } = useSupplyNow(supply.cups)

  const { tone, icon } = online ? LOOKS[now.kind] : OFFLINE
  const sentence = () => {
    if (online) return sentenceOf(now, ahead)
    if (askedAt === null) return t('supplyNow.offline')
    return t('supplyNow.offlineAt', { at: moments.at(askedAt), last: sentenceOf(now, ahead) })
  }
  return (
    <section className={styles.strip} data-tone={tone} aria-label={t('supplyNow.label')}>
      <Icon name={icon} size={18} />
      {/* The skeleton is inside the live region, so that the first answer is not announced, and later ones are. */}
      <p className={styles.sentence} aria-live="polite">
        {now.kind === 'loading' ? (
          <>
            <Skeleton width="14rem" />
            <span className="visually-hidden">{t('common.loading')}</span>
          </>
        ) : (
          sentence()
        )}
      </p>
      {/* Rendered with the answer: a button added later would shift the others. */}
      {now.kind !== 'loading' && (
        <div className={styles.actions}>
          {online && now.kind === 'outage' && !now.outage.planned && (
            <JoinButton cups={supply.cups} outage={now.outage} size="small" />
          )}
          {online && now.kind === 'tripped' && (
            <Button variant="primary" size="small" onClick={() => setReconnecting(true)}>
              {t('supplyNow.reconnect')}
            </Button>
          )}
          {online && now.kind === 'unknown' && <RetryButton reads loading={asking} onRetry={retry} />}
          <Link className={styles.details} to={supplyOutagesPath(supply.cups)}>
            <span>{t('supplyNow.details')}</span>
            <Icon name="chevronRight" size={18} />
          </Link>
        </div>
      )}
      {reconnecting && <LazyReconnectDialog supply={supply} onClose={() => setReconnecting(false)} />}
    </section>
  )
}

function useSentence() {
  const { t } = useTranslation()
  const moments = useMoments()
  const dates = useDateFormats()
  const whenOf = ({ startsAt, endsAt }: Outage) => ({
    day: dates.dayMonth(localDate(startsAt)),
    hours: moments.hours(startsAt, endsAt ?? startsAt),
  })
  return (now: SupplyNow, ahead: Outage | undefined): string =>
    ahead ? t('supplyNow.plannedToo', { now: toldOf(now), ...whenOf(ahead) }) : toldOf(now)

  function toldOf(now: SupplyNow): string {
    switch (now.kind) {
      case 'loading':
        return ''
      case 'outage': {
        const { planned, startsAt, endsAt } = now.outage
        if (endsAt === null) return t('supplyNow.failureOpen', { since: moments.since(startsAt) })
        if (planned) return t('supplyNow.works', { at: moments.at(endsAt) })
        return t('supplyNow.failure', { since: moments.since(startsAt), at: moments.at(endsAt) })
      }
      case 'planned':
        return t('supplyNow.planned', whenOf(now.outage))
      case 'closed':
        return t('supplyNow.closed', { at: moments.at(now.meter.lastContactAt) })
      default:
        return t(`supplyNow.${now.kind}`)
    }
  }
}

const LOOKS = {
  loading: { tone: 'quiet', icon: 'clock' },
  outage: { tone: 'danger', icon: 'alert' },
  planned: { tone: 'info', icon: 'calendar' },
  tripped: { tone: 'warning', icon: 'plug' },
  reconnecting: { tone: 'info', icon: 'clock' },
  closed: { tone: 'success', icon: 'success' },
  noSwitch: { tone: 'quiet', icon: 'info' },
  unknown: { tone: 'quiet', icon: 'help' },
} as const satisfies Record<SupplyNow['kind'], object>

const OFFLINE = { tone: 'quiet', icon: 'offline' } as const
