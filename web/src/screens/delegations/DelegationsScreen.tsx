import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { serverToday } from '#src/base/serverToday.ts'
import { type Side, type Delegation, isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegates, useDelegations, useIsEntrustedAssociation } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { DelegationTable, EndedDelegations } from './DelegationTable.tsx'
import { useEndActs } from './EndButton.tsx'
import { type Kind, otherKind, profilePath, useKind } from './kind.ts'
import { ReceivedDelegations } from './ReceivedDelegations.tsx'
import { MAX_WITHOUT_SEARCH, SearchedDelegations } from './SearchedDelegations.tsx'

const VIEWS = ['given', 'received', 'people'] as const

/** The delegations of the user: those they gave, those they received, and their delegates. */
export function DelegationsScreen() {
  const { t } = useTranslation()
  const kind = useKind()
  const { roles } = useSession()
  const [query, setQuery] = useSearchParams()
  const named = VIEWS.find((view) => view === query.get('view'))
  const view = named ?? (roles.includes(kind.role) ? 'received' : 'given')
  const other = otherKind(kind)
  const entrusted = useIsEntrustedAssociation(kind.role)
  return (
    <Page
      title={t(`delegations.${kind.id}.title`)}
      lead={t(`delegations.${kind.id}.lead`)}
      actions={
        <LinkButton to={kind.add} variant="primary" icon="plus">
          {t(`delegations.${kind.id}.add`)}
        </LinkButton>
      }
    >
      <Stack row justify="between" gap={4}>
        <SegmentedControl
          label={t('delegations.view')}
          segments={VIEWS.map((value) => ({ value, label: t(`delegations.views.${value}`) }))}
          value={view}
          onValue={(next) => setQuery({ view: next })}
        />
        <LinkButton to={other.list} variant="quiet" size="small" icon="swap">
          {t(`delegations.${kind.id}.toOther`)}
        </LinkButton>
      </Stack>
      {view === 'given' && entrusted && (
        <Banner
          live={false}
          actions={
            <LinkButton to={`${kind.list}?view=received`} size="small">
              {t('delegations.association.see')}
            </LinkButton>
          }
        >
          {t('delegations.association.text')}
        </Banner>
      )}
      {view === 'people' ? (
        <DelegatePeople kind={kind} />
      ) : (
        <Delegations key={`${kind.id} ${view}`} kind={kind} side={view} />
      )}
    </Page>
  )
}

function Delegations({ kind, side }: { readonly kind: Kind; readonly side: Side }) {
  const { t } = useTranslation()
  const delegations = useDelegations(side, kind.role)
  return (
    <QueryGate query={delegations} skeleton={{ of: 'table', count: 6 }}>
      {(all) => {
        if (all.length > 0) return side === 'given' ? <GivenDelegations all={all} /> : <ReceivedDelegations all={all} />
        const none = side === 'given' ? 'noGiven' : 'noReceived'
        return (
          <EmptyState
            icon="users"
            title={t(`delegations.${kind.id}.${none}`)}
            text={t(`delegations.${kind.id}.${none}Text`)}
          />
        )
      }}
    </QueryGate>
  )
}

/** The delegates of the user, each with a link to their page. */
function DelegatePeople({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation()
  const delegates = useDelegates(kind.role)
  return (
    <QueryGate query={delegates} skeleton={{ of: 'cards', count: 2 }}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState
            icon="users"
            title={t(`delegations.${kind.id}.noPeople`)}
            text={t(`delegations.${kind.id}.noGivenText`)}
          />
        ) : (
          <Grid>
            {people.map(({ userId, name, document, supplies }) => (
              <Card
                key={userId}
                title={<Link to={profilePath(kind, userId)}>{name}</Link>}
                subtitle={`${t('common.document')} ${document}`}
              >
                <p>{t('delegations.people.supplies', { count: supplies })}</p>
              </Card>
            ))}
          </Grid>
        )
      }
    </QueryGate>
  )
}

/** The delegations that the user gave: current and pending ones, which can be withdrawn, and ended ones. */
function GivenDelegations({ all }: { readonly all: readonly Delegation[] }) {
  const { t } = useTranslation()
  const end = useEndActs()
  const { isUnderway } = useUnderway()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  return (
    <SearchedDelegations all={all} side="given">
      {(found) => {
        const today = serverToday()
        const open = found.filter((delegation) => isOpen(delegationStateOf(delegation, today)))
        const ended = found.filter((delegation) => !open.includes(delegation))
        const withdraw = () => {
          end(
            'withdraw',
            open.filter((delegation) => chosen.has(delegation.id) && !isUnderway(delegation.id)),
          )
          setChosen(NONE)
        }
        return (
          <Stack gap={8}>
            <Section title={t('delegations.open')}>
              {open.length === 0 ? (
                <p>{t('delegations.nothingOpen')}</p>
              ) : (
                <DelegationTable
                  caption={t('delegations.captions.open')}
                  delegations={open}
                  side="given"
                  csvName={open.length > MAX_WITHOUT_SEARCH ? t('delegations.csv') : undefined}
                  selection={
                    open.length > 1
                      ? {
                          chosen,
                          onChosen: setChosen,
                          acts: (
                            <Button size="small" onClick={withdraw}>
                              {t('delegations.act.withdraw')}
                            </Button>
                          ),
                        }
                      : undefined
                  }
                />
              )}
            </Section>
            <EndedDelegations delegations={ended} side="given" />
          </Stack>
        )
      }}
    </SearchedDelegations>
  )
}

const NONE: ReadonlySet<string> = new Set()
