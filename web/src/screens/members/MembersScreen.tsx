import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { plainText } from '@acometida/api-spec/rules/plainText'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { ActDialog } from '#src/domain/staff/ActDialog.tsx'
import { type Member, useMembers } from '#src/domain/staff/members.ts'
import { rememberSearched, searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './Members.module.css'

/** The members of an association, or the companies of an enterprise, for the manager who acts for them. */
export function MembersScreen() {
  const { t } = useLocale()
  const kind = useLocation().pathname === paths.enterprise ? 'enterprise' : 'association'
  const { acting, name } = useSession()
  const members = useMembers(kind === 'enterprise' ? 'E' : 'A')
  return (
    <Page width="full" title={t(`members.${kind}.title`)} lead={t(`members.${kind}.lead`)}>
      {acting && <Banner live={false}>{t('members.acting', { name })}</Banner>}
      <QueryGate query={members} skeleton={{ of: 'table', count: 8 }}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon="users" title={t(`members.${kind}.none`)} text={t('members.noneText')} />
          ) : (
            <Members all={all} caption={t(`members.${kind}.title`)} closed={acting !== undefined} />
          )
        }
      </QueryGate>
    </Page>
  )
}

type MembersProps = {
  readonly all: readonly Member[]
  readonly caption: string
  /** The manager is acting for somebody already. */
  readonly closed: boolean
}

function Members({ all, caption, closed }: MembersProps) {
  const { t, format } = useLocale()
  const [search, setSearch] = useState('')
  const [actFor, setActFor] = useState<Member>()
  const columns = useMemo(() => columnsOf(t, closed ? undefined : setActFor), [t, closed])
  const words = plainText(search).split(/\s+/)
  const found = all.filter(({ name, document, email }) => {
    const text = plainText(`${name} ${document} ${email}`)
    return words.every((word) => text.includes(word))
  })
  return (
    <Stack gap={6}>
      <SearchField
        label={t('members.search')}
        value={search}
        onValue={setSearch}
        found={t('members.found', { count: found.length, number: format.number(found.length) })}
      />
      <DataTable
        key={search}
        caption={caption}
        columns={columns}
        rows={found}
        rowId={({ userId }) => String(userId)}
        pageSize={PAGE}
        initialSort={BY_PENDING}
        dense
        empty={
          <EmptyState
            icon="search"
            title={t('members.noMatch', { search })}
            action={<Button onClick={() => setSearch('')}>{t('members.clear')}</Button>}
          />
        }
      />
      {actFor && <ActDialog who={actFor} onClose={() => setActFor(undefined)} />}
    </Stack>
  )
}

const PAGE = 25
/** The member with the most pending items comes first. */
const BY_PENDING = { columnId: 'pending', descending: true }

function columnsOf(t: TFunction, onAct: ((member: Member) => void) | undefined): readonly Column<Member>[] {
  return [
    { id: 'name', header: t('common.name'), heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'document', header: t('common.document'), cell: ({ document }) => document, sortBy: (one) => one.document },
    {
      id: 'supplies',
      header: t('members.supplies'),
      align: 'end',
      cell: ({ supplyCount }) => supplyCount,
      sortBy: ({ supplyCount }) => supplyCount,
    },
    {
      id: 'pending',
      header: t('members.pending'),
      align: 'end',
      cell: ({ pending }) =>
        pending === 0 ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t('members.nothingWaits')}</span>
          </>
        ) : (
          <Tag tone="warning">{pending}</Tag>
        ),
      sortBy: ({ pending }) => pending,
    },
    { id: 'contact', header: t('members.contact'), cell: (member) => <Contact member={member} /> },
    ...(onAct
      ? [
          {
            id: 'act',
            header: t('members.act'),
            headerHidden: true,
            cell: (member: Member) => <ActButton member={member} onAct={onAct} />,
          },
        ]
      : []),
  ]
}

function Contact({ member: { email, phone } }: { readonly member: Member }) {
  return (
    <span className={styles.contact}>
      <span>{email}</span>
      {phone !== '' && <span>{phone}</span>}
    </span>
  )
}

/** After acting for a member, the focus returns to their row. */
function ActButton({ member, onAct }: { readonly member: Member; readonly onAct: (member: Member) => void }) {
  const { t } = useLocale()
  const button = useRef<HTMLSpanElement>(null)
  const { userId, document, name } = member
  useEffect(() => {
    if (searchedUsersStore.current()[0]?.userId !== userId) return
    button.current?.querySelector('button')?.focus()
    searchedUsersStore.set([])
  }, [userId])
  const ask = () => {
    rememberSearched({ userId, documentNumber: document, name })
    onAct(member)
  }
  return (
    <span ref={button}>
      <Button size="small" icon="swap" aria-label={t('members.actFor', { name })} onClick={ask}>
        {t('members.act')}
      </Button>
    </span>
  )
}
