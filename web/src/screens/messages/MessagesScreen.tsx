import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import type { Format } from '#src/base/format.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LINKS_A_PAGE, linkState, type SentLink, useSentLinks } from '#src/domain/staff/link/sentLinks.ts'
import { useLinkLabels } from '#src/domain/staff/link/useLinkLabels.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { LinkFilterFields } from './LinkFilterFields.tsx'
import { ResendDialog } from './ResendDialog.tsx'
import { useLinkFilter } from './useLinkFilter.ts'

/** The links sent, and whether they were opened. */
export function MessagesScreen() {
  const { t, format } = useLocale()
  const labels = useLinkLabels()
  const { filter, narrow } = useLinkFilter()
  const [page, setPage] = useEntryState('page', () => 0)
  const [resent, setResent] = useState<SentLink>()
  const query = useSentLinks(filter, page)
  const columns = useMemo(() => columnsOf(t, format, labels, setResent), [t, format, labels])
  return (
    <Page
      width="full"
      title={t('messages.title')}
      lead={t('messages.lead')}
      actions={<LinkButton to={paths.reports}>{t('messages.reports.title')}</LinkButton>}
    >
      <LinkFilterFields
        filter={filter}
        onFilter={(part) => {
          setPage(0)
          narrow(part)
        }}
      />
      {!endsBeforeStart(filter.from, filter.to) && (
        <QueryGate query={query} skeleton={{ of: 'table', count: 8 }}>
          {({ count, items }) => (
            <DataTable
              caption={t('messages.title')}
              columns={columns}
              rows={items}
              rowId={({ id }) => id}
              paging={{ total: count, pageSize: LINKS_A_PAGE, page, onPage: setPage }}
              columnChoice="messages"
              dense
              empty={<EmptyState icon="mail" title={t('messages.none')} />}
            />
          )}
        </QueryGate>
      )}
      {resent && <ResendDialog link={resent} onClose={() => setResent(undefined)} />}
    </Page>
  )
}

const TONES = { opened: 'success', waiting: 'neutral', expired: 'warning' } as const

function columnsOf(
  t: TFunction,
  format: Format,
  labels: ReturnType<typeof useLinkLabels>,
  onResend: (link: SentLink) => void,
): readonly Column<SentLink>[] {
  return [
    {
      id: 'who',
      header: t('messages.who'),
      heading: true,
      cell: ({ userName }) => userName || t('messages.noName'),
    },
    // Categories of earlier releases show their key.
    { id: 'category', header: t('sendLink.category'), cell: ({ category }) => labels.category(category as 'PAGO') },
    { id: 'detail', header: t('sendLink.detail'), cell: ({ detail }) => labels.detail(detail) },
    { id: 'sent', header: t('messages.sentOn'), cell: ({ sentOn }) => format.date(sentOn) },
    { id: 'by', header: t('messages.by'), cell: ({ adminName }) => adminName || t('messages.noName') },
    {
      id: 'state',
      header: t('messages.state'),
      cell: (link) => {
        const state = linkState(link)
        return <Tag tone={TONES[state]}>{t(`messages.states.${state}`)}</Tag>
      },
    },
    {
      id: 'resend',
      header: t('messages.resend'),
      headerHidden: true,
      cell: (link) =>
        link.channel !== null && (
          <Button
            size="small"
            icon="mail"
            aria-label={t('messages.resendTo', { name: link.userName || t('messages.somebody') })}
            onClick={() => onResend(link)}
          >
            {t('messages.resend')}
          </Button>
        ),
    },
  ]
}
