import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { changeDelegations } from '#src/domain/delegation/changeDelegations.ts'
import { type Delegation, isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ChangeResult } from './ChangeResult.tsx'
import { DelegationTable, EndedDelegations } from './DelegationTable.tsx'
import { useEndActs } from './EndButton.tsx'
import { MAX_WITHOUT_SEARCH, SearchedDelegations } from './SearchedDelegations.tsx'

/** The delegations that the user received: first those to answer, several at once, then current and ended ones. */
export function ReceivedDelegations({ all }: { readonly all: readonly Delegation[] }) {
  const { t } = useTranslation()
  const end = useEndActs()
  const { isUnderway } = useUnderway()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  const { mutate, isPending, data, error } = useMutationOf(
    (some: readonly Delegation[]) => changeDelegations(some, 'C'),
    {
      onSuccess: () => setChosen(NONE),
    },
  )
  const acceptOne = useCallback(
    (delegation: Delegation) =>
      isUnderway(delegation.id) ? null : <AcceptButton delegation={delegation} busy={isPending} onAccept={mutate} />,
    [isUnderway, isPending, mutate],
  )

  return (
    <Stack gap={6}>
      {data && <ChangeResult changed={data} to="C" />}
      {error !== null && (
        <Banner tone="error" title={t('delegations.notChanged')}>
          {errorText(t, error)}
        </Banner>
      )}
      <SearchedDelegations all={all} side="received">
        {(found) => {
          const today = serverToday()
          const state = (delegation: Delegation) => delegationStateOf(delegation, today)
          const waiting = found.filter((delegation) => state(delegation) === 'pending')
          const ended = found.filter((delegation) => !isOpen(state(delegation)))
          const held = found.filter((delegation) => !waiting.includes(delegation) && !ended.includes(delegation))
          const picked = waiting.filter((delegation) => chosen.has(delegation.id) && !isUnderway(delegation.id))
          return (
            <Stack gap={8}>
              {waiting.length > 0 && (
                <Card
                  tone="attention"
                  title={t('delegations.waiting')}
                  subtitle={t('delegations.waitingText', { count: waiting.length })}
                >
                  <DelegationTable
                    caption={t('delegations.captions.waiting')}
                    delegations={waiting}
                    side="received"
                    act={acceptOne}
                    selection={
                      waiting.length > 1
                        ? {
                            chosen,
                            onChosen: setChosen,
                            acts: (
                              <>
                                <Button
                                  size="small"
                                  variant="primary"
                                  loading={isPending}
                                  onClick={() => mutate(picked)}
                                >
                                  {t('common.accept')}
                                </Button>
                                <Button
                                  size="small"
                                  onClick={() => {
                                    end('reject', picked)
                                    setChosen(NONE)
                                  }}
                                >
                                  {t('delegations.act.reject')}
                                </Button>
                              </>
                            ),
                          }
                        : undefined
                    }
                  />
                </Card>
              )}
              <Section title={t('delegations.held')}>
                {held.length === 0 ? (
                  <p>{t('delegations.nothingOpen')}</p>
                ) : (
                  <DelegationTable
                    caption={t('delegations.captions.held')}
                    delegations={held}
                    side="received"
                    csvName={held.length > MAX_WITHOUT_SEARCH ? t('delegations.csv') : undefined}
                  />
                )}
              </Section>
              <EndedDelegations delegations={ended} side="received" />
            </Stack>
          )
        }}
      </SearchedDelegations>
    </Stack>
  )
}

type AcceptButtonProps = {
  readonly delegation: Delegation
  readonly busy: boolean
  readonly onAccept: (some: readonly Delegation[]) => void
}

function AcceptButton({ delegation, busy, onAccept }: AcceptButtonProps) {
  const { t } = useTranslation()
  const words = t('common.accept')
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t('delegations.act.for', { act: words, what: delegation.address.street })}
      onClick={() => onAccept([delegation])}
    >
      {words}
    </Button>
  )
}

const NONE: ReadonlySet<string> = new Set()
