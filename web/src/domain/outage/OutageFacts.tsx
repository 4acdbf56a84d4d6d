import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { useLocale } from '#src/base/useLocale.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Timeline } from '#src/ui/layout/Timeline.tsx'
import styles from './OutageFacts.module.css'
import type { Outage } from './outages.ts'
import { useMoments } from './useMoments.ts'

/** The facts of a current or future outage, with the changes of its expected end. Says so for unknown facts. */
export function OutageFacts({ outage }: { readonly outage: Outage }) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const moments = useMoments()
  const { stage, startsAt, endsAt, cause, affected, changedAt, estimates } = outage
  const times =
    stage === 'ahead'
      ? [
          { term: t('outages.facts.day'), value: dates.full(localDate(startsAt)) },
          { term: t('outages.facts.hours'), value: moments.hours(startsAt, endsAt ?? startsAt) },
        ]
      : [
          { term: t('outages.facts.since'), value: format.dateTime(startsAt) },
          {
            term: t('outages.facts.back'),
            value: (
              <strong>
                {endsAt === null
                  ? t('outages.facts.backOpen')
                  : t('outages.facts.mayChange', { moment: format.dateTime(endsAt) })}
              </strong>
            ),
          },
        ]
  return (
    <>
      <DescriptionList
        items={[
          ...times,
          { term: t('outages.facts.cause'), value: cause },
          {
            term: t('outages.facts.affected'),
            value: affected === null ? t('outages.facts.affectedUnknown') : format.number(affected),
          },
          ...(changedAt === null ? [] : [{ term: t('outages.facts.changed'), value: format.dateTime(changedAt) }]),
        ]}
      />
      {estimates.length > 1 && (
        <div>
          <h3 className={styles.subtitle}>{t('outages.estimates.label')}</h3>
          <Timeline
            label={t('outages.estimates.label')}
            entries={estimates.map(({ at, until }, index) => ({
              id: String(at),
              title: t('outages.estimates.said', { moment: moments.at(until) }),
              when: t('outages.estimates.when', { moment: moments.at(at) }),
              state: index === estimates.length - 1 ? 'current' : 'done',
            }))}
          />
        </div>
      )}
    </>
  )
}
