import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '#src/base/file/csv.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type LinkFigures, linkFigures, type SentLink, useAllLinks } from '#src/domain/staff/link/sentLinks.ts'
import { useLinkLabels } from '#src/domain/staff/link/useLinkLabels.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { ShareBars } from '#src/ui/chart/ShareBars.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { LinkFilterFields } from './LinkFilterFields.tsx'
import { useLinkFilter } from './useLinkFilter.ts'

type By = 'week' | 'category' | 'agent'

/** How many of the links sent were opened, and how soon. */
export function ReportsScreen() {
  const { t } = useTranslation()
  const { filter, narrow } = useLinkFilter()
  const [by, setBy] = useState<By>('week')
  const query = useAllLinks(filter)
  return (
    <Page title={t('messages.reports.title')} lead={t('messages.reports.lead')}>
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
      {!endsBeforeStart(filter.from, filter.to) && (
        <QueryGate query={query} skeleton={{ of: 'table', count: 6 }}>
          {({ count, items }) => (
            <>
              {count > items.length && (
                <Banner live={false}>{t('messages.reports.partial', { shown: items.length, count })}</Banner>
              )}
              <Figures links={items} by={by} />
            </>
          )}
        </QueryGate>
      )}
    </Page>
  )
}

/** A bar chart with its table, and its export. */
function Figures({ links, by }: { readonly links: readonly SentLink[]; readonly by: By }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const labels = useLinkLabels()
  const figures = linkFigures(links, by)
  if (figures.length === 0) return <EmptyState icon="chart" title={t('messages.none')} />
  const nameOf = ({ key }: LinkFigures) => {
    if (by === 'week') return t('messages.reports.weekOf', { day: format.date(key) })
    // Categories of earlier releases show their key.
    return by === 'category' ? labels.category(key as 'PAGO') : key || t('messages.noName')
  }
  const names = {
    bar: t(`messages.reports.${by}`),
    whole: t('messages.reports.sent'),
    part: t('messages.reports.opened'),
    share: t('messages.reports.share'),
    more: t('messages.reports.days'),
  }
  const total = (figure: 'sent' | 'opened') => figures.reduce((sum, each) => sum + each[figure], 0)
  const save = () =>
    saveCsv(
      {
        headers: [names.bar, names.whole, names.part, names.share, names.more],
        rows: figures.map((each) => [nameOf(each), each.sent, each.opened, each.share, each.daysToOpen]),
      },
      t('messages.reports.file'),
      asLanguage(i18n.language),
    )
  return (
    <>
      <ShareBars
        bars={figures.map((each) => ({
          name: nameOf(each),
          whole: each.sent,
          part: each.opened,
          more: each.daysToOpen === null ? t('messages.reports.never') : format.number(each.daysToOpen, 1),
        }))}
        names={names}
        summary={t('messages.reports.summary', {
          sent: format.number(total('sent')),
          opened: format.number(total('opened')),
          share: format.percent((total('opened') / total('sent')) * 100, 0),
        })}
      />
      <div>
        <Button size="small" icon="download" onClick={save}>
          {t('uiParts.table.csv')}
        </Button>
      </div>
    </>
  )
}
