import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type Changed, changeDelegations } from '#src/domain/delegation/changeDelegations.ts'
import { otherParty, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegationsById } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { LinkQuestion } from '#src/ui/layout/page/LinkQuestion.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { type LinkRequest, linkRequestOf, type LinkStatus, linkStatusOf } from './answerLink.ts'
import { ChangeResult } from './ChangeResult.tsx'
import styles from './Delegations.module.css'
import { ownKind } from './kind.ts'

/**
 * The link of a message that asks to manage supplies. Opening it never answers: mail scanners open links, and Back
 * returns here. Shows the requester, supplies and last day, and takes the answer.
 */
export function AnswerDelegationScreen() {
  const { delegationIds, action } = useParams()
  const link = linkRequestOf(delegationIds, action)
  return <Page width="narrow">{link ? <AskedLink key={link.ids.join()} link={link} /> : <NoLink which="bad" />}</Page>
}

function AskedLink({ link }: { readonly link: LinkRequest }) {
  const { t } = useLocale()
  const navigate = useNavigate()
  const { document } = useSession()
  const delegations = useDelegationsById(link.ids)
  const answer = useMutationOf(({ status, to }: Answered) => changeDelegations(status.open, to), {
    onSuccess: done,
  })
  // The answer stays on the page until the next page is there.
  const givenAnswer = answer.isPending || answer.data?.inTheWay.length === 0 ? answer.variables : undefined
  return (
    <QueryGate query={delegations} skeleton={{ of: 'page' }}>
      {(all) => {
        const status = givenAnswer?.status ?? linkStatusOf(all, link.to, document, serverToday())
        const notice = (
          <>
            {answer.data && !givenAnswer && <ChangeResult changed={answer.data} to={answer.variables.to} />}
            {answer.isError && <Banner tone="error">{t('delegations.answer.failed')}</Banner>}
          </>
        )
        if (status.open.length === 0) {
          // A delegation that was just answered must not look as if it had been answered before.
          const which = answer.data && answer.data.done.length > 0 ? 'answered' : whichOf(status)
          return <NoLink which={which} notice={answer.data && notice} />
        }
        return (
          <Question
            link={link}
            status={status}
            document={document}
            notice={notice}
            busy={givenAnswer?.to ?? null}
            onAnswer={(to) => answer.mutate({ status, to })}
          />
        )
      }}
    </QueryGate>
  )

  function done({ done: changed, inTheWay }: Changed, { to }: Answered): void {
    if (inTheWay.length > 0) return
    void navigate(`${paths.delegationDone}?${new URLSearchParams({ status: to, count: String(changed.length) })}`, {
      replace: true,
    })
  }
}

interface Answered {
  /** The status at the time of the answer. */
  readonly status: LinkStatus
  readonly to: 'C' | 'R'
}

type QuestionProps = {
  readonly link: LinkRequest
  readonly status: LinkStatus
  readonly document: string
  readonly notice: ReactNode
  /** The answer being sent. */
  readonly busy: 'C' | 'R' | null
  readonly onAnswer: (to: 'C' | 'R') => void
}

/** The request: the requester, the supplies and the last day, with the answers. */
function Question({ link, status, document, notice, busy, onAnswer }: QuestionProps) {
  const { t, format } = useLocale()
  const { roles } = useSession()
  const { open, over, own, already, missing } = status
  const [first] = open
  const isHolder = first?.delegate.document !== document
  const isPending = open.every((delegation) => delegationStateOf(delegation, serverToday()) === 'pending')
  const leftOut = [...over, ...own, ...already]
  const endTitle = isHolder ? 'endTitleHolder' : isPending ? 'endTitlePending' : 'endTitle'
  const title = link.to === 'R' ? endTitle : open.length === 1 ? 'title' : 'titleMany'
  const endAct = isHolder ? 'withdraw' : isPending ? 'reject' : 'giveUp'
  const parties = open.map((delegation) => otherParty(delegation, isHolder ? 'given' : 'received'))
  const people = new Map(parties.map((party) => [party.userId, party]))
  return (
    <LinkQuestion
      title={t(`delegations.answer.${title}`)}
      lead={t('delegations.answer.lead')}
      actions={
        <>
          {link.to === 'C' && (
            <Button variant="primary" loading={busy === 'C'} disabled={busy === 'R'} onClick={() => onAnswer('C')}>
              {t('common.accept')}
            </Button>
          )}
          <Button
            variant={link.to === 'R' ? 'danger' : undefined}
            loading={busy === 'R'}
            disabled={busy === 'C'}
            onClick={() => onAnswer('R')}
          >
            {t(`delegations.act.${endAct}`)}
          </Button>
          {link.to === 'R' && <LinkButton to={ownKind(roles).list}>{t('delegations.answer.keep')}</LinkButton>}
        </>
      }
    >
      {notice}
      {leftOut.length + missing > 0 && (
        <Banner tone="warning" live={false}>
          <p>{t('delegations.answer.partly', { count: leftOut.length + missing })}</p>
          <NoteList>
            {leftOut.map((delegation) => (
              <span key={delegation.id}>{delegation.address.street}</span>
            ))}
            {missing > 0 ? <span>{t('delegations.answer.oneMissing')}</span> : null}
          </NoteList>
        </Banner>
      )}
      <Card>
        <DescriptionList
          items={[
            {
              term: t(isHolder ? 'delegations.delegate' : 'delegations.answer.asks'),
              value: [...people.values()].map((party) => `${party.name} (${party.document})`).join(', '),
            },
            { term: t('delegations.answer.role'), value: first && t(`roles.${first.role}`) },
            {
              term: t('delegations.answer.supplies'),
              value: (
                <ul className={styles.asked}>
                  {open.map(({ id, address, cups, lastDay }) => (
                    <li key={id}>
                      <span>{addressLine(address)}</span>
                      <CupsCode cups={cups} />
                      <span>{t('delegations.answer.until', { day: format.date(lastDay) })}</span>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </Card>
      {link.to === 'C' && <p>{t('delegations.answer.powers')}</p>}
    </LinkQuestion>
  )
}

type Nothing = 'bad' | 'missing' | 'already' | 'alreadyEnded' | 'own' | 'answered'

/** Why there is nothing to answer. Another user's delegation looks like a missing one. */
function whichOf({ already, own, over }: LinkStatus): Nothing {
  if (already.length > 0) return 'already'
  if (own.length > 0) return 'own'
  return over.length > 0 ? 'alreadyEnded' : 'missing'
}

/** A link with nothing to answer: the reason, and a link onwards. */
function NoLink({ which, notice }: { readonly which: Nothing; readonly notice?: ReactNode }) {
  const { t } = useLocale()
  const { roles } = useSession()
  return (
    <>
      <PageHeader title={t(`delegations.answer.${which}`)} lead={t(`delegations.answer.${which}Text`)} />
      {notice}
      <Stack row gap={3}>
        {which === 'already' && (
          <LinkButton to={paths.supplies} variant="primary">
            {t('delegations.done.supplies')}
          </LinkButton>
        )}
        <LinkButton to={ownKind(roles).list} variant={which === 'already' ? undefined : 'primary'}>
          {t('delegations.answer.toList')}
        </LinkButton>
      </Stack>
    </>
  )
}
