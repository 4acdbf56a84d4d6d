import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { Link } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { useBulk } from '#src/domain/bulk/useBulk.ts'
import { type Notice, useMarkManyRead, useMarkNoticeRead, useNotices } from '#src/domain/notification/notices.ts'
import { withNotice } from '#src/domain/notification/shownNotice.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { LinkRow, RowList } from '#src/ui/layout/RowList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PagedList } from '#src/ui/table/PagedList.tsx'
import styles from './Notifications.module.css'

/** The inbox: the user's notices by day, newest first, with a search by title. */
export function NotificationsScreen() {
  const { t } = useLocale()
  const notices = useNotices()
  return (
    <Page width="narrow" title={t('notifications.title')} lead={t('notifications.lead')}>
      <QueryGate query={notices} skeleton={{ of: 'table', count: 6 }}>
        {(all) => <Inbox notices={all} onMarked={() => void notices.refetch()} />}
      </QueryGate>
    </Page>
  )
}

type InboxProps = {
  readonly notices: readonly Notice[]
  /** Called after several were marked as read one by one. */
  readonly onMarked: () => void
}

function Inbox({ notices, onMarked }: InboxProps) {
  const { t, format } = useLocale()
  const { run, start, stop, retry } = useBulk<Notice>(useMarkManyRead())
  const [search, find] = useSearchText()
  if (notices.length === 0)
    return <EmptyState icon="bell" title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
  const matches = notices.filter(({ title }) => plainText(title).includes(plainText(search)))
  const unread = notices.filter(({ read }) => !read)
  const markAll = async (marking: Promise<unknown>) => {
    await marking
    onMarked()
  }
  return (
    <Stack gap={8}>
      <SearchField
        label={t('notifications.search')}
        value={search}
        onValue={find}
        found={
          search === ''
            ? t(unread.length === 0 ? 'notifications.allRead' : 'notifications.unreadCount', { count: unread.length })
            : t('notifications.found', { count: matches.length })
        }
      />
      {run && (
        <BulkProgress
          run={run}
          doing={t('notifications.marking')}
          finished={t('notifications.marked', { count: run.total, number: format.number(run.total) })}
          nameOf={({ title, at }) => `${title} (${format.dateTime(at)})`}
          onStop={stop}
          onRetry={() => void markAll(retry())}
        />
      )}
      {unread.length > 1 && run?.state !== 'running' && (
        <div>
          <Button size="small" icon="check" onClick={() => void markAll(start(unread))}>
            {t('notifications.markAll', { number: format.number(unread.length) })}
          </Button>
        </div>
      )}
      {matches.length === 0 && (
        <EmptyState
          icon="search"
          title={t('notifications.noMatch', { search })}
          action={<Button onClick={() => find('')}>{t('notifications.clearSearch')}</Button>}
          text={t('notifications.noMatchText')}
        />
      )}
      <PagedList key={search} items={matches} pageSize={20}>
        {(shown) => byDay(shown).map((ofDay) => <Day key={ofDay[0]?.id} notices={ofDay} />)}
      </PagedList>
    </Stack>
  )
}

function Day({ notices }: { readonly notices: readonly Notice[] }) {
  const { format } = useLocale()
  return (
    <Section title={format.longDate(notices[0]?.at ?? '')}>
      <RowList>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </RowList>
    </Section>
  )
}

/** A notice: what it is about, where, and its text. Leads to the thing itself; without one, to the notice alone. */
function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { t, format } = useLocale()
  const titleOf = useTitles()
  const { markRead } = useMarkNoticeRead()
  const { title, body, at, read, target } = notice
  const place = titleOf(supplyNamedIn(target))
  const mark = () => !read && markRead(notice, { onError: () => toast.error(t('notifications.notMarked')) })
  return (
    <LinkRow className={styles.notice} unread={!read}>
      {target === null ? (
        <Link to={paths.notification} state={withNotice(notice)}>
          {title}
        </Link>
      ) : (
        <Link to={target} onClick={mark}>
          {title}
        </Link>
      )}
      {!read && <Tag tone="info">{t('notifications.unread')}</Tag>}
      <time dateTime={at}>{format.time(at)}</time>
      <p className={styles.matter}>
        {place !== undefined && <strong>{place}</strong>}
        <span>{body}</span>
      </p>
    </LinkRow>
  )
}

/** The CUPS in the address of a page of a supply. */
function supplyNamedIn(target: string | null): string | null {
  return new URLSearchParams(target?.split('?')[1]).get('supply')
}

/** Groups consecutive notices by day in Madrid time. */
function byDay(notices: readonly Notice[]): readonly (readonly Notice[])[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = localDate(parseInstant(notice.at))
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days.values()]
}
