import { addDays } from '@acometida/api-spec/rules/calendar'
import { paths } from '@acometida/api-spec/rules/clientPaths'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { lastedMs, type Outage, outageYear } from '#src/domain/outage/outages.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EventStrip } from '#src/ui/chart/EventStrip.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

/** The outages of the last twelve months: a tick for each, what they come to in a sentence, and each of them in a table. */
export function OutageYearCard({ outages }: { readonly outages: readonly Outage[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const nowMs = serverNowMs()
  const today = localDate(nowMs)
  const begun = outages.filter(({ stage }) => stage !== 'ahead')
  const year = outageYear(outages, nowMs)
  const summary =
    year.cuts === 0
      ? t('outages.year.none')
      : t('outages.year.sentence', {
          cuts: t('outages.year.cuts', { count: year.cuts }),
          duration: format.duration(year.totalMs),
          failures: t('outages.year.failures', { count: year.failures }),
          planned: t('outages.year.planned', { count: year.planned }),
        })

  const lasted = (outage: Outage) => {
    const duration = format.duration(lastedMs(outage, nowMs))
    return outage.stage === 'now' ? t('outages.year.table.lastedSoFar', { duration }) : duration
  }
  const events = (planned: boolean) =>
    begun
      .filter((outage) => outage.planned === planned)
      .toReversed()
      .map((outage) => ({
        day: localDate(outage.startsAt),
        words: t('outages.year.tick', { moment: format.dateTime(outage.startsAt), duration: lasted(outage) }),
      }))
  const row = (slot: number) => {
    const outage = begun[slot]
    if (!outage) return { when: '', rows: [], text: '' }
    const cells = {
      kind: t(outage.planned ? 'outages.year.table.kindPlanned' : 'outages.year.table.kindFailure'),
      lasted: lasted(outage),
      cause: outage.cause,
      affected: outage.affected === null ? t('outages.facts.affectedUnknown') : format.number(outage.affected),
    }
    const rows = (['kind', 'lasted', 'cause', 'affected'] as const).map((name) => ({
      name: t(`outages.year.table.${name}`),
      swatch: null,
      value: cells[name],
    }))
    return { when: format.dateTime(outage.startsAt), rows, text: '' }
  }
  return (
    <Card
      title={t('outages.year.title')}
      subtitle={t('outages.year.lead')}
      actions={
        <LinkButton to={paths.alerts} size="small" icon="bell">
          {t('outages.year.alerts')}
        </LinkButton>
      }
    >
      <EventStrip
        rows={[
          { name: t('outages.year.rowFailures'), kind: 'failure', events: events(false) },
          { name: t('outages.year.rowPlanned'), kind: 'planned', events: events(true) },
        ]}
        from={addDays(today, -365)}
        to={today}
        summary={summary}
        table={{ header: t('outages.year.table.when'), count: begun.length, words: row, sentences: true }}
      />
    </Card>
  )
}
