import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { isBackwards, type LinkFigures, linkFigures, useAllLinks } from '#src/domain/staff/link/sentLinks.ts'
import { useLinkWords } from '#src/domain/staff/link/useLinkWords.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { type Column, DataTable } from '#src/ui/table/DataTable.tsx'
import { LinkFilterFields } from './LinkFilterFields.tsx'
import { useLinkFilter } from './useLinkFilter.ts'
import styles from './Messages.module.css'

type By = 'week' | 'category' | 'agent'

/** How many of the links that were sent are opened, and how soon. */
export function ReportsScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useLinkWords()
  const { filter, narrow } = useLinkFilter()
  const [by, setBy] = useState<By>('week')
  const query = useAllLinks(filter)
  const columns = useMemo(() => columnsOf(t, format, by, words.category), [t, format, by, words])
  return (
    <Page>
      <PageHeader title={t('messages.reports.title')} lead={t('messages.reports.lead')} />
      <LinkFilterFields filter={filter} onFilter={narrow} />
      <SegmentedControl
        label={t('messages.reports.by')}
        segments={(['week', 'category', 'agent'] as const).map((value) => ({
          value,
          label: t(`messages.reports.${value}`),
        }))}
        value={by}
        onValue={setBy}
      />
      {!isBackwards(filter) && (
        <QueryGate query={query} skeleton={<SkeletonLayout of="table" count={6} />}>
          {({ count, items }) => (
            <>
              {count > items.length && (
                <Banner live={false}>{t('messages.reports.partial', { shown: items.length, count })}</Banner>
              )}
              <DataTable
                key={by}
                caption={t('messages.reports.title')}
                columns={columns}
                rows={linkFigures(items, by)}
                rowId={({ key }) => key}
                csvName={t('messages.reports.file')}
                dense
                empty={<EmptyState icon="chart" title={t('messages.none')} />}
              />
            </>
          )}
        </QueryGate>
      )}
    </Page>
  )
}

function columnsOf(
  t: TFunction,
  format: Format,
  by: By,
  categoryWords: ReturnType<typeof useLinkWords>['category'],
): readonly Column<LinkFigures>[] {
  const name = (key: string) => {
    if (by === 'week') return t('messages.reports.weekOf', { day: format.date(key) })
    // Categories of earlier releases show as they are.
    return by === 'category' ? categoryWords(key as 'PAGO') : key || t('messages.noName')
  }
  return [
    {
      id: 'key',
      header: t(`messages.reports.${by}`),
      heading: true,
      cell: ({ key }) => name(key),
      csv: ({ key }) => name(key),
    },
    { id: 'sent', header: t('messages.reports.sent'), align: 'end', cell: ({ sent }) => sent, csv: ({ sent }) => sent },
    {
      id: 'opened',
      header: t('messages.reports.opened'),
      align: 'end',
      cell: ({ opened }) => opened,
      csv: ({ opened }) => opened,
    },
    {
      id: 'share',
      header: t('messages.reports.share'),
      align: 'end',
      cell: ({ share }) => (
        <>
          <meter className={styles.bar} value={share} aria-hidden="true" /> {format.percent(share * 100, 0)}
        </>
      ),
      csv: ({ share }) => share,
    },
    {
      id: 'days',
      header: t('messages.reports.days'),
      align: 'end',
      cell: ({ daysToOpen }) => (daysToOpen === null ? t('messages.reports.never') : format.number(daysToOpen, 1)),
      csv: ({ daysToOpen }) => daysToOpen,
    },
  ]
}
