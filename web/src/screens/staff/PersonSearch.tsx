import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import type { TFunction } from 'i18next'
import { type ComponentType, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '#src/base/store.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  type FoundPeople,
  type FoundPerson,
  isHolderSearch,
  isOwnSearch,
  PEOPLE_A_PAGE,
  useFoundPeople,
} from '#src/domain/staff/foundPeople.ts'
import { suggestSearch, searchIn, type UserSearch } from '#src/domain/staff/userSearch.ts'
import { rememberSearched, searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Section } from '#src/ui/layout/page/Section.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { FoundList, OpenButton } from './FoundList.tsx'
import { PersonTags } from './PersonTags.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './Staff.module.css'

type PersonSearchProps = {
  /** The path of the screen. */
  readonly path: string
  /** The card of a person found. */
  readonly card: ComponentType<{ readonly person: FoundPerson }>
}

/** The search for a person by any data. Makes no call before it is submitted, since each search is audited. */
export function PersonSearch({ path, card }: PersonSearchProps) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const { roles } = useSession()
  const search = searchIn(state)
  const find = (next: UserSearch) => void navigate(path, { state: { search: next } })
  // Administrators of the second factor alone may search users, but not holders.
  const closed = search !== undefined && isHolderSearch(search) && !isRestrictedCallCentre(roles)
  return (
    <>
      <SearchForm at={key} search={search} onFind={find} />
      {closed ? (
        <Nothing icon="lock" which="closed" />
      ) : search ? (
        <Results key={`found ${key}`} search={search} card={card} onFind={find} />
      ) : (
        <LastFound onFind={find} />
      )}
    </>
  )
}

function Nothing({ icon, which }: { readonly icon: IconName; readonly which: 'closed' | 'own' | 'idle' }) {
  const { t } = useLocale()
  return <EmptyState icon={icon} title={t(`staff.search.${which}`)} text={t(`staff.search.${which}Text`)} />
}

type FindProps = { readonly onFind: (search: UserSearch) => void }

type ResultsProps = FindProps &
  Pick<PersonSearchProps, 'card'> & {
    readonly search: UserSearch
  }

function Results({ search, card, onFind }: ResultsProps) {
  const [page, turnTo] = useEntryState('page', () => 0)
  const query = useFoundPeople(search, page)
  if (isOwnSearch(query.error)) return <Nothing icon="lock" which="own" />
  return (
    <QueryGate query={query} skeleton={{ of: 'table', count: 5 }}>
      {(found) => {
        const [only] = found.people
        if (!only) return <Nobody search={search} onFind={onFind} />
        if (found.count === 1) return <TheOne person={only} card={card} />
        return <Many found={found} page={page} onPage={turnTo} onFind={onFind} />
      }}
    </QueryGate>
  )
}

function Nobody({ search, onFind }: FindProps & { readonly search: UserSearch }) {
  const { t } = useLocale()
  const guess = suggestSearch(search)
  return (
    <div aria-live="polite">
      <EmptyState
        icon="search"
        title={t('staff.search.none')}
        action={
          guess && <Button onClick={() => onFind(guess)}>{t('staff.search.guessFind', { value: guess.value })}</Button>
        }
        text={guess ? t('staff.search.guess', { value: guess.value }) : t('staff.search.noneText')}
      />
    </div>
  )
}

function TheOne({ person, card: Card }: Pick<PersonSearchProps, 'card'> & { readonly person: FoundPerson }) {
  const { userId, document, name } = person
  useEffect(() => rememberSearched({ userId, documentNumber: document, name }), [userId, document, name])
  return (
    <div ref={takeLostFocus} tabIndex={-1}>
      <Card person={person} />
    </div>
  )
}

/** The pressed button is gone. The search box keeps the focus during typing. */
const takeLostFocus = (card: HTMLElement | null) => {
  if (document.activeElement === document.body) card?.focus()
}

type ManyProps = FindProps & {
  readonly found: FoundPeople
  readonly page: number
  readonly onPage: (page: number) => void
}

function Many({ found: { count, people }, page, onPage, onFind }: ManyProps) {
  const { t, format } = useLocale()
  return (
    <Section
      title={t('staff.search.results')}
      lead={<output>{t('staff.search.found', { count, number: format.number(count) })}</output>}
    >
      <FoundList documents={people.map(({ document }) => document)}>
        <DataTable
          caption={t('staff.search.people')}
          columns={columnsOf(t, onFind)}
          rows={people}
          rowId={({ document }) => document}
          paging={{ total: count, pageSize: PEOPLE_A_PAGE, page, onPage }}
          dense
        />
      </FoundList>
    </Section>
  )
}

function columnsOf(t: TFunction, onFind: FindProps['onFind']): readonly Column<FoundPerson>[] {
  return [
    {
      id: 'name',
      header: t('common.name'),
      heading: true,
      cell: ({ name, document }) => (
        <OpenButton name={name} document={document} onOpen={() => onFind(byDocument(document))} />
      ),
    },
    { id: 'document', header: t('common.document'), cell: ({ document }) => document },
    { id: 'state', header: t('staff.search.columnState'), cell: (person) => <PersonTags person={person} /> },
  ]
}

/** A person from the list is fetched again by document. */
const byDocument = (value: string): UserSearch => ({ key: 'documentNumber', value })

function LastFound({ onFind }: FindProps) {
  const { t } = useLocale()
  const last = useStore(searchedUsersStore)
  if (last.length === 0) return <Nothing icon="users" which="idle" />
  return (
    <Section title={t('staff.search.recent')} lead={t('staff.search.recentLead')}>
      <FoundList documents={last.map(({ documentNumber }) => documentNumber)}>
        <ul className={styles.last}>
          {last.map(({ documentNumber, name }) => (
            <li key={documentNumber}>
              <OpenButton name={name} document={documentNumber} onOpen={() => onFind(byDocument(documentNumber))} />
              <span className={styles.document}>{documentNumber}</span>
            </li>
          ))}
        </ul>
      </FoundList>
    </Section>
  )
}
