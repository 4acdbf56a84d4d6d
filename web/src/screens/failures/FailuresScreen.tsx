import { failurePanelPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { normalize } from '@acometida/api-spec/rules/typed/typedText'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Format } from '#src/base/format.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type BoardFailure, FAILURES_A_PAGE, useFailureBoard } from '#src/domain/failure/failures.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type FoundPerson, isOwnSearch, useFoundPeople } from '#src/domain/staff/foundPeople.ts'
import { useCustomerSupplies } from '#src/domain/staff/useCustomerHoldings.ts'
import { isTooShort, parseSearch, searchIn, type UserSearch } from '#src/domain/staff/userSearch.ts'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { SearchLine } from '#src/ui/form/kit/SearchLine.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './Failures.module.css'

/** The start of a failure call: the caller's supply, and all current failures. */
export function FailuresScreen() {
  const { t } = useLocale()
  const { state, key } = useLocation()
  const search = searchIn(state)
  return (
    <Page width="full" title={t('failures.title')} lead={t('failures.lead')}>
      <PlaceSearch key={key} search={search} />
      {search && <Caller key={`found ${key}`} search={search} />}
      <Board />
    </Page>
  )
}

/** The search for the place. A CUPS or postcode opens its panel; anything else searches for a person. */
function PlaceSearch({ search }: { readonly search: UserSearch | undefined }) {
  const { t } = useLocale()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search?.value ?? '')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  // Staff arrive here with a caller on the phone.
  useEffect(() => box.current?.focus(), [])
  const send = () => {
    const postalCode = normalize('postcode', typed)
    if (/^\d{5}$/.test(postalCode)) return void navigate(failurePanelPath({ postalCode }))
    const recognised = parseSearch(typed)
    if (!recognised) return setProblem(t('failures.search.empty'))
    if (recognised.key === 'reference') return setProblem(t('failures.search.reference'))
    if (isTooShort(recognised)) return setProblem(t('failures.search.short'))
    if (recognised.key === 'cups') return void navigate(failurePanelPath({ cups: recognised.value }))
    void navigate(paths.failures, { state: { search: recognised } })
  }
  return (
    <SearchLine
      ref={box}
      name="place"
      label={t('failures.search.label')}
      hint={t('failures.search.hint')}
      error={problem}
      value={typed}
      onValue={(value) => {
        setTyped(value)
        setProblem(undefined)
      }}
      maxLength={200}
      submit={t('failures.search.find')}
      onSearch={send}
    />
  )
}

/** The person found, with their supplies to choose from. */
function Caller({ search }: { readonly search: UserSearch }) {
  const { t } = useLocale()
  const query = useFoundPeople(search, 0)
  if (isOwnSearch(query.error)) return <EmptyState icon="lock" title={t('failures.found.own')} />
  return (
    <QueryGate query={query} skeleton={{ of: 'text', count: 3 }}>
      {({ people }) =>
        people.length === 0 ? (
          <EmptyState icon="search" title={t('failures.found.nobody')} text={t('failures.found.nobodyText')} />
        ) : (
          <Stack gap={4}>
            {people.map((person) => (
              <CallerCard key={person.document} person={person} />
            ))}
          </Stack>
        )
      }
    </QueryGate>
  )
}

function CallerCard({ person: { name, document, userId } }: { readonly person: FoundPerson }) {
  const { t } = useLocale()
  const supplies = useCustomerSupplies(document)
  return (
    <Card title={name} subtitle={document}>
      {userId === 0 && <Banner live={false}>{t('failures.found.notRegistered')}</Banner>}
      <QueryGate query={supplies} skeleton={{ of: 'text', count: 2 }}>
        {(held) =>
          held.length === 0 ? (
            <p>{t('failures.found.noSupplies')}</p>
          ) : (
            <>
              <p>{t('failures.found.choose', { count: held.length })}</p>
              <ul className={styles.list}>
                {held.map((supply) => (
                  <li key={supply.cups}>
                    <Link to={failurePanelPath({ cups: supply.cups })}>{supply.title}</Link>
                    <span className={styles.aside}>
                      {secondLineOf(supply)} · {supply.cups}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryGate>
    </Card>
  )
}

/** The current failures, dangerous ones first. */
function Board() {
  const { t, format } = useLocale()
  const [params, setParams] = useSearchParams()
  const postalCode = /^\d{5}$/.exec(params.get('postalCode') ?? '')?.[0] ?? ''
  const [page, setPage] = useEntryState('page', () => 0)
  const [typed, setTyped] = useState(postalCode)
  const query = useFailureBoard(postalCode, page)
  const narrow = (value: string) => {
    setTyped(value)
    setPage(0)
    if (value === '' || /^\d{5}$/.test(value)) setParams(value === '' ? {} : { postalCode: value }, { replace: true })
  }
  return (
    <Section title={t('failures.board.title')} lead={t('failures.board.lead')}>
      <TextField
        name="postalCode"
        kind="postcode"
        label={t('failures.board.postalCode')}
        inputMode="numeric"
        characters={5}
        autoComplete="off"
        value={typed}
        onValue={narrow}
      />
      <QueryGate query={query} skeleton={{ of: 'table', count: 4 }}>
        {({ count, items }) => (
          <DataTable
            caption={t('failures.board.table')}
            columns={columnsOf(t, format)}
            rows={items}
            rowId={({ outage }) => outage.code}
            paging={{ total: count, pageSize: FAILURES_A_PAGE, page, onPage: setPage }}
            dense
            empty={
              <EmptyState
                icon="check"
                title={t(postalCode === '' ? 'failures.board.calm' : 'failures.board.calmThere', { postalCode })}
              />
            }
          />
        )}
      </QueryGate>
    </Section>
  )
}

function columnsOf(t: TFunction, format: Format): readonly Column<BoardFailure>[] {
  return [
    {
      id: 'code',
      header: t('failures.board.code'),
      heading: true,
      cell: ({ outage, cups, postalCode }) => (
        <Link to={failurePanelPath(cups === undefined ? { postalCode } : { cups })}>{outage.code}</Link>
      ),
    },
    {
      id: 'kind',
      header: t('failures.board.kind'),
      cell: ({ outage }) => t(outage.planned ? 'failures.board.planned' : 'failures.board.failure'),
    },
    { id: 'place', header: t('failures.board.postalCode'), cell: ({ postalCode }) => postalCode },
    { id: 'since', header: t('failures.board.since'), cell: ({ outage }) => format.dateTime(outage.startsAt) },
    {
      id: 'left',
      header: t('failures.board.left'),
      align: 'end',
      cell: ({ outage, minutesLeft }) =>
        outage.endsAt === null ? t('failures.board.unknown') : format.duration(minutesLeft * MINUTE_MS),
    },
    { id: 'warnings', header: t('failures.board.warnings'), align: 'end', cell: ({ warnings }) => warnings },
    {
      id: 'dangers',
      header: t('failures.board.dangers'),
      cell: ({ dangers }) =>
        dangers === 0 ? (
          t('failures.board.none')
        ) : (
          <Tag tone="danger">{t('failures.board.danger', { count: dangers })}</Tag>
        ),
    },
  ]
}
