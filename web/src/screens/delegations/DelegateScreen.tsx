import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { serverToday } from '#src/base/serverToday.ts'
import { type Delegation, isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { type Delegate, useDelegates, useDelegations } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { MissingPage } from '#src/ui/layout/page/MissingPage.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { DelegationTable, EndedDelegations } from './DelegationTable.tsx'
import { useEndActs } from './EndButton.tsx'
import { addPath, type Kind, useKind } from './kind.ts'

/** The page of a delegate: contact data, supplies, and a button that revokes all of them. */
export function DelegateScreen() {
  const { t } = useTranslation()
  const kind = useKind()
  const [query] = useSearchParams()
  const named = query.get('delegate')
  const delegations = useDelegations('given', kind.role)
  const back = { to: kind.list, label: t(`delegations.${kind.id}.title`) }
  return (
    <Page>
      {/* The delegate's name is unknown, and the content in its place has no title of its own. */}
      {!delegations.data && !delegations.isLoading && <PageHeader title={t(`roles.${kind.role}`)} back={back} />}
      <QueryGate query={delegations} skeleton={{ of: 'page' }}>
        {(all) => {
          const theirs = all.filter(({ delegate }) => String(delegate.userId) === named)
          const [first] = theirs
          return first ? (
            <DelegateProfile kind={kind} theirs={theirs} party={first.delegate} back={back} />
          ) : (
            <MissingPage
              title={t(`delegations.${kind.id}.missing`)}
              text={t(`delegations.${kind.id}.missingText`)}
              back={back}
            />
          )
        }}
      </QueryGate>
    </Page>
  )
}

type DelegateProfileProps = {
  readonly kind: Kind
  readonly theirs: readonly Delegation[]
  readonly party: Delegation['delegate']
  readonly back: { readonly to: string; readonly label: string }
}

function DelegateProfile({ kind, theirs, party, back }: DelegateProfileProps) {
  const { t } = useTranslation()
  const end = useEndActs()
  const { isUnderway } = useUnderway()
  const delegates = useDelegates(kind.role)
  const today = serverToday()
  const open = theirs.filter((delegation) => isOpen(delegationStateOf(delegation, today)))
  const ended = theirs.filter((delegation) => !open.includes(delegation))
  const endable = open.filter((delegation) => !isUnderway(delegation.id))
  return (
    <>
      <PageHeader
        eyebrow={t(`roles.${kind.role}`)}
        title={party.name}
        back={back}
        actions={
          <LinkButton to={addPath(kind, party.userId)} variant="primary" icon="plus">
            {t(open.length > 0 ? 'delegations.profile.more' : 'delegations.profile.again')}
          </LinkButton>
        }
      />
      {open.length === 0 ? (
        <EmptyState
          icon="user"
          title={t('delegations.profile.onlyEnded')}
          text={t('delegations.profile.onlyEndedText')}
        />
      ) : (
        <>
          <QueryGate query={delegates} skeleton={{ of: 'cards', count: 1 }}>
            {(people) => <Contact delegate={people.find(({ userId }) => userId === party.userId)} party={party} />}
          </QueryGate>
          <Section
            title={t('delegations.profile.supplies')}
            actions={
              endable.length > 0 && (
                <Button size="small" onClick={() => end('withdraw', endable)}>
                  {t('delegations.profile.withdrawAll')}
                </Button>
              )
            }
          >
            <DelegationTable caption={t('delegations.captions.open')} delegations={open} side="given" ofOne />
          </Section>
        </>
      )}
      <EndedDelegations delegations={ended} side="given" ofOne />
    </>
  )
}

type ContactProps = {
  /** Undefined while the cached list of delegates is older than the delegation; it is being refetched. */
  readonly delegate: Delegate | undefined
  readonly party: Delegation['delegate']
}

function Contact({ delegate, party }: ContactProps) {
  const { t } = useTranslation()
  const { email = '', phone = '' } = delegate ?? {}
  const none = t(delegate ? 'delegations.profile.none' : 'common.notAvailable')
  return (
    <Card title={t('delegations.profile.contact')}>
      <DescriptionList
        items={[
          { term: t('common.document'), value: party.document },
          {
            term: t('delegations.profile.email'),
            value: email === '' ? none : <a href={`mailto:${email}`}>{email}</a>,
          },
          {
            term: t('delegations.profile.phone'),
            value: isRealPhone(phone) ? <a href={`tel:${phone}`}>{phone}</a> : none,
          },
        ]}
      />
    </Card>
  )
}
