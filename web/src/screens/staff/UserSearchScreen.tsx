import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '#src/api/store.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  type FoundPeople,
  type FoundPerson,
  isOwnSearch,
  PEOPLE_A_PAGE,
  useFoundPeople,
} from '#src/domain/staff/foundPeople.ts'
import { nearestGuess, searchIn, type UserSearch } from '#src/domain/staff/userSearch.ts'
import { recipientOf, useOfferLink } from '#src/domain/staff/link/linkRecipient.store.ts'
import { rememberSearched, searchedUsersStore } from '#src/session/searchedUser.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { type Column, DataTable } from '#src/ui/table/DataTable.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { SearchForm } from './SearchForm.tsx'
import { StandingTags } from './StandingTags.tsx'
import styles from './Staff.module.css'

/** Finds whoever calls, by whatever they know of themselves. Nothing is asked before it is sent, since each search is recorded. */
export function UserSearchScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const search = searchIn(state)
  const find = (next: UserSearch) => void navigate(paths.searchUser, { state: { search: next } })
  return (
    <Page>
      <PageHeader title={t('staff.search.title')} lead={t('staff.search.lead')} />
      <SearchForm key={key} search={search} onFind={find} />
      {search ? <Results key={key} search={search} onFind={find} /> : <LastFound onFind={find} />}
    </Page>
  )
}

type FindProps = { readonly onFind: (search: UserSearch) => void }

function Results({ search, onFind }: FindProps & { readonly search: UserSearch }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const query = useFoundPeople(search, page)
  if (isOwnSearch(query.error))
    return (
      <EmptyState icon="lock" title={t('staff.search.own')}>
        {t('staff.search.ownText')}
      </EmptyState>
    )
  return (
    <QueryGate query={query} skeleton={<SkeletonLayout of="table" count={5} />}>
      {(found) => {
        const [only] = found.people
        if (!only) return <Nobody search={search} onFind={onFind} />
        if (found.count === 1) return <TheOne person={only} />
        return <Many found={found} page={page} onPage={setPage} onFind={onFind} />
      }}
    </QueryGate>
  )
}

function Nobody({ search, onFind }: FindProps & { readonly search: UserSearch }) {
  const { t } = useTranslation()
  const guess = nearestGuess(search)
  return (
    <div aria-live="polite">
      <EmptyState
        icon="search"
        title={t('staff.search.none')}
        action={
          guess && <Button onClick={() => onFind(guess)}>{t('staff.search.guessFind', { value: guess.value })}</Button>
        }
      >
        {guess ? t('staff.search.guess', { value: guess.value }) : t('staff.search.noneText')}
      </EmptyState>
    </div>
  )
}

function TheOne({ person }: { readonly person: FoundPerson }) {
  const { userId, document, name } = person
  useEffect(() => rememberSearched({ userId, documentNumber: document, name }), [userId, document, name])
  useOfferLink(recipientOf(person))
  return <CustomerCard person={person} />
}

type ManyProps = FindProps & {
  readonly found: FoundPeople
  readonly page: number
  readonly onPage: (page: number) => void
}

function Many({ found: { count, people }, page, onPage, onFind }: ManyProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Section
      title={t('staff.search.results')}
      lead={<output>{t('staff.search.found', { count, number: format.number(count) })}</output>}
    >
      <DataTable
        caption={t('staff.search.people')}
        columns={columnsOf(t, onFind)}
        rows={people}
        rowId={({ document }) => document}
        paging={{ total: count, pageSize: PEOPLE_A_PAGE, page, onPage }}
        dense
      />
    </Section>
  )
}

function columnsOf(t: TFunction, onFind: FindProps['onFind']): readonly Column<FoundPerson>[] {
  return [
    {
      id: 'name',
      header: t('staff.search.columnName'),
      heading: true,
      cell: ({ name, document }) => <OpenButton name={name} document={document} onFind={onFind} />,
    },
    { id: 'document', header: t('staff.search.columnDocument'), cell: ({ document }) => document },
    { id: 'state', header: t('staff.search.columnState'), cell: (person) => <StandingTags person={person} /> },
  ]
}

/** Opens the card of somebody: it is asked for anew, by the document. */
function OpenButton({ name, document, onFind }: FindProps & { readonly name: string; readonly document: string }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('staff.search.open', { name })}
      onClick={() => onFind({ key: 'documentNumber', value: document })}
    >
      {name}
    </button>
  )
}

function LastFound({ onFind }: FindProps) {
  const { t } = useTranslation()
  const last = useStore(searchedUsersStore)
  if (last.length === 0)
    return (
      <EmptyState icon="users" title={t('staff.search.idle')}>
        {t('staff.search.idleText')}
      </EmptyState>
    )
  return (
    <Section title={t('staff.search.recent')} lead={t('staff.search.recentLead')}>
      <ul className={styles.last}>
        {last.map(({ documentNumber, name }) => (
          <li key={documentNumber}>
            <OpenButton name={name} document={documentNumber} onFind={onFind} />
            <span className={styles.document}>{documentNumber}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
