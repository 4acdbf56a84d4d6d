import { paths, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type CustomerRequest, type RequestsWithMarks, stageOf, useRequests } from '#src/domain/request/requests.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { LinkRow, RowList } from '#src/ui/layout/RowList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PagedList } from '#src/ui/table/PagedList.tsx'
import styles from './Requests.module.css'
import { StatusTag } from './StatusTag.tsx'

/** The user's requests, newest first, with their news. A link to one redirects to it. */
export function RequestsScreen() {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const requests = useRequests()
  const named = query.get('request')
  if (named) return <Navigate to={requestPath(named)} replace />
  return (
    <Page
      width="narrow"
      title={t('requests.title')}
      lead={t('requests.lead')}
      actions={
        <LinkButton to={paths.newRequest} variant="primary" icon="plus">
          {t('requests.add')}
        </LinkButton>
      }
    >
      <QueryGate query={requests} skeleton={{ of: 'table', count: 6 }}>
        {(all) => <Requests {...all} onRetry={() => void requests.refetch()} />}
      </QueryGate>
    </Page>
  )
}

function Requests({ requests, marksFailed, onRetry }: RequestsWithMarks & { readonly onRetry: () => void }) {
  const { t } = useLocale()
  const [search, find] = useSearchText()
  const [query, setQuery] = useSearchParams()
  const options = useFilterOptions()
  if (requests.length === 0)
    return <EmptyState icon="request" title={t('requests.empty.title')} text={t('requests.empty.text')} />
  const show = query.get('show') ?? ALL
  const choose = (value: string) =>
    setQuery(
      (others) => {
        if (value === ALL) others.delete('show')
        else others.set('show', value)
        return others
      },
      { replace: true },
    )
  const searchText = plainText(search.trim())
  const matches = requests
    .filter(({ read, status }) => show === ALL || (show === UNREAD ? !read : status === show))
    .filter(({ code, subject, matter }) => plainText(`${code} ${subject} ${matter}`).includes(searchText))
  const unread = requests.filter(({ read }) => !read).length
  const isFiltered = show !== ALL || search !== ''
  return (
    <Stack gap={6}>
      {marksFailed && (
        <Banner tone="warning" actions={<RetryButton onRetry={onRetry} />}>
          {t('requests.marksFailed')}
        </Banner>
      )}
      <div className={styles.tools}>
        <SearchField
          label={t('requests.search')}
          value={search}
          onValue={find}
          found={
            isFiltered
              ? t('requests.found', { count: matches.length })
              : t(unread === 0 ? 'requests.allRead' : 'requests.unreadCount', { count: unread })
          }
        />
        <Select label={t('requests.show')} name="show" options={options} value={show} onValue={choose} />
      </div>
      {matches.length === 0 && (
        <EmptyState
          icon="search"
          title={t('requests.noMatch.title')}
          action={
            <Button
              onClick={() => {
                find('')
                choose(ALL)
              }}
            >
              {t('requests.showAll')}
            </Button>
          }
          text={t('requests.noMatch.text')}
        />
      )}
      <PagedList key={`${show}/${search}`} items={matches} pageSize={20}>
        {(shown) =>
          shown.length > 0 && (
            <RowList>
              {shown.map((request) => (
                <RequestRow key={request.code} request={request} />
              ))}
            </RowList>
          )
        }
      </PagedList>
    </Stack>
  )
}

const [ALL, UNREAD] = ['all', 'unread']

/** All, unread, and the configured statuses, in our words if we have them. */
function useFilterOptions() {
  const { t } = useLocale()
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS')('FILTERS') ?? ''
  const statuses = configured.split(';').map((status) => status.trim())
  return [
    { value: ALL, label: t('requests.filter.all') },
    { value: UNREAD, label: t('requests.unread') },
    ...statuses.filter(Boolean).map((value) => {
      const stage = stageOf(value)
      return { value, label: stage === 'other' ? value : t(`requests.filter.${stage}`) }
    }),
  ]
}

function RequestRow({ request }: { readonly request: CustomerRequest }) {
  const { t, format } = useLocale()
  const { code, subject, matter, stage, openedOn, closedOn, read } = request
  const about = [code, matter, t('requests.opened', { date: format.date(openedOn) })]
  if (closedOn !== undefined)
    about.push(t(stage === 'annulled' ? 'requests.annulledOn' : 'requests.closedOn', { date: format.date(closedOn) }))
  return (
    <LinkRow className={styles.request} unread={!read}>
      <Link to={requestPath(code)}>{subject}</Link>
      <div className={styles.tags}>
        {!read && <Tag tone="info">{t('requests.unread')}</Tag>}
        <StatusTag request={request} />
      </div>
      <p className="muted">{about.join(' · ')}</p>
    </LinkRow>
  )
}
