import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { isOldDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { useState } from 'react'
import { serverNowMs } from '#src/base/clock.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { outageDurationMs, type Outage, outageYear, useOutagesBetween } from '#src/domain/outage/outages.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EventStrip } from '#src/ui/chart/EventStrip.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type OutageYearCardProps = {
  readonly cups: string
  /** The outages of the last year. */
  readonly outages: readonly Outage[]
}

/** The outages of twelve months, the last or earlier ones: a tick for each, the totals in a sentence, and a table. */
export function OutageYearCard({ cups, outages }: OutageYearCardProps) {
  const { t, format } = useLocale()
  const [yearsBack, setYearsBack] = useState(0)
  const today = serverToday()
  const to = addDays(today, -365 * yearsBack - (yearsBack === 0 ? 0 : 1))
  const range = { from: addDays(today, -365 * (yearsBack + 1)), to }
  const earlier = useOutagesBetween(cups, range, { enabled: yearsBack > 0 })
  return (
    <Card
      title={t(yearsBack === 0 ? 'outages.year.title' : 'outages.year.titleEarlier', {
        from: format.date(range.from),
        to: format.date(range.to),
      })}
      subtitle={t(yearsBack === 0 ? 'outages.year.lead' : 'outages.year.leadEarlier')}
      actions={
        <LinkButton to={paths.alerts} size="small" icon="bell">
          {t('outages.year.alerts')}
        </LinkButton>
      }
    >
      {yearsBack === 0 ? (
        <OutageYear outages={outages} range={range} recent />
      ) : (
        <QueryGate query={earlier} skeleton={{ of: 'text', count: 4 }}>
          {(known) => <OutageYear outages={known} range={range} />}
        </QueryGate>
      )}
      <OldDates days={[range.from]} />
      <Stack row gap={3}>
        {!isOldDate(range.from) && (
          <Button size="small" icon="arrowLeft" onClick={() => setYearsBack(yearsBack + 1)}>
            {t('outages.year.before')}
          </Button>
        )}
        {yearsBack > 0 && (
          <Button size="small" iconEnd="arrowRight" onClick={() => setYearsBack(yearsBack - 1)}>
            {t('outages.year.after')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

type OutageYearProps = {
  readonly outages: readonly Outage[]
  readonly range: DayRange
  /** The range ends today. */
  readonly recent?: boolean
}

function OutageYear({ outages, range, recent = false }: OutageYearProps) {
  const { t, format } = useLocale()
  const nowMs = serverNowMs()
  const started = outages.filter(({ stage }) => stage !== 'ahead')
  const year = outageYear(outages, nowMs)
  const summary =
    year.cuts === 0
      ? t(recent ? 'outages.year.none' : 'outages.year.noneEarlier')
      : t(recent ? 'outages.year.sentence' : 'outages.year.sentenceEarlier', {
          cuts: t('outages.year.cuts', { count: year.cuts }),
          duration: format.duration(year.totalMs),
          failures: t('outages.year.failures', { count: year.failures }),
          planned: t('outages.year.planned', { count: year.planned }),
        })

  const lasted = (outage: Outage) => {
    const duration = format.duration(outageDurationMs(outage, nowMs))
    return outage.stage === 'now' ? t('outages.year.table.lastedSoFar', { duration }) : duration
  }
  const events = (planned: boolean) =>
    started
      .filter((outage) => outage.planned === planned)
      .toReversed()
      .map((outage) => ({
        day: localDate(outage.startsAt),
        words: t('outages.year.tick', { moment: format.dateTime(outage.startsAt), duration: lasted(outage) }),
      }))
  const row = (slot: number) => {
    const outage = started[slot]
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
    <EventStrip
      rows={[
        { name: t('outages.year.rowFailures'), kind: 'failure', events: events(false) },
        { name: t('outages.year.rowPlanned'), kind: 'planned', events: events(true) },
      ]}
      from={range.from}
      to={range.to}
      summary={summary}
      table={{ header: t('outages.year.table.when'), count: started.length, words: row, sentences: true }}
    />
  )
}
