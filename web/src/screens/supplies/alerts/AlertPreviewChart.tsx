import type { AlertHours } from '@acometida/api-spec/rules/time/alertHours'
import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { previewAlert, type AlertPreview } from '#src/domain/alert/alertPreview.ts'
import { type Outage, useOutages, useOutagesOfEach } from '#src/domain/outage/outages.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { EventStrip } from '#src/ui/chart/EventStrip.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import styles from './Alerts.module.css'

type AlertPreviewProps = {
  /** One supply, or several with the same hours. */
  readonly supplies: readonly Supply[]
  readonly hours: AlertHours
}

/**
 * The effect of alert hours on the last year's outages: a tick for each, and a sentence announced as the hours change.
 */
export function AlertPreviewChart({ supplies, hours }: AlertPreviewProps) {
  const { t, format } = useLocale()
  const answers = useOutagesOfEach(supplies)
  const waited = answers.find(({ data, isError }) => !data && !isError)
  const failed = answers.filter(({ data, isError }) => !data && isError)
  // Shows the answers that arrived, and names the missing ones beside them.
  const query = waited ?? answers.find(({ data }) => data) ?? failed[0]
  const cuts = answers.flatMap(({ data }, nth) => (data ?? []).map((outage) => ({ ...outage, supply: supplies[nth] })))
  return (
    <section className={styles.rehearsal} aria-label={t('supplyAlerts.rehearsal.title')}>
      <h3 className={styles.heading}>{t('supplyAlerts.rehearsal.title')}</h3>
      {query && (
        <QueryGate query={query} skeleton={{ of: 'text', count: 4 }}>
          {() => (
            <>
              <Strip {...previewAlert(cuts, hours)} named={supplies.length > 1} />
              {failed.length > 0 && (
                <Banner
                  tone="warning"
                  actions={
                    <RetryButton
                      reads
                      loading={failed.some(({ isFetching }) => isFetching)}
                      onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
                    />
                  }
                >
                  {t('supplyAlerts.rehearsal.missing', { count: failed.length, number: format.number(failed.length) })}
                </Banner>
              )}
            </>
          )}
        </QueryGate>
      )}
    </section>
  )
}

/** The effect in one line. Empty if the outages cannot be read. */
export function AlertPreviewLine({ cups, hours }: { readonly cups: string; readonly hours: AlertHours }) {
  const { data, isError } = useOutages(cups)
  const sentenceOf = useSentence()
  const { t } = useLocale()
  const unknown = isError ? t('supplyAlerts.rehearsal.unknown') : <Skeleton width="80%" />
  return <p className={styles.line}>{data ? sentenceOf(previewAlert(data, hours)) : unknown}</p>
}

type StripProps = AlertPreview<Outage & { readonly supply: Supply | undefined }> & {
  /** Whether each outage names its supply. */
  readonly named: boolean
}

function Strip({ told, untold, named }: StripProps) {
  const { t, format } = useLocale()
  const summary = useSentence()({ told, untold })
  const today = serverToday()
  const all = [...told, ...untold].toSorted((a, b) => b.startsAt - a.startsAt)
  const kindOf = ({ planned }: Outage) =>
    t(planned ? 'supplyAlerts.rehearsal.planned' : 'supplyAlerts.rehearsal.failure')
  const place = ({ supply }: (typeof all)[number]) => (named && supply ? `${supply.title}, ` : '')
  const events = (cuts: readonly (typeof all)[number][]) =>
    cuts
      .toSorted((a, b) => a.startsAt - b.startsAt)
      .map((cut) => ({
        day: localDate(cut.startsAt),
        words: `${place(cut)}${format.dateTime(cut.startsAt)} (${kindOf(cut)})`,
      }))
  const row = (slot: number) => {
    const outage = all[slot]
    if (!outage) return { when: '', rows: [], text: '' }
    const answer = t(told.includes(outage) ? 'supplyAlerts.rehearsal.told' : 'supplyAlerts.rehearsal.untold')
    const rows = [
      { name: t('supplyAlerts.rehearsal.kind'), swatch: null, value: kindOf(outage) },
      { name: t('supplyAlerts.alert'), swatch: null, value: answer },
    ]
    return { when: `${place(outage)}${format.dateTime(outage.startsAt)}`, rows, text: '' }
  }
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {summary}
      </p>
      <EventStrip
        rows={[
          { name: t('supplyAlerts.rehearsal.told'), kind: 'told', events: events(told) },
          { name: t('supplyAlerts.rehearsal.untold'), kind: 'untold', events: events(untold) },
        ]}
        from={addDays(today, -365)}
        to={today}
        summary={summary}
        table={{ header: t('supplyAlerts.rehearsal.when'), count: all.length, words: row, sentences: true }}
      />
    </>
  )
}

function useSentence() {
  const { t, format } = useLocale()
  return ({ told, untold }: AlertPreview): string => {
    const count = told.length + untold.length
    if (count === 0) return t('supplyAlerts.rehearsal.noCuts')
    if (untold.length === 0) return t('supplyAlerts.rehearsal.all', { count, number: format.number(count) })
    if (told.length === 0) return t('supplyAlerts.rehearsal.none', { count, number: format.number(count) })
    return t('supplyAlerts.rehearsal.some', { told: format.number(told.length), number: format.number(count) })
  }
}
