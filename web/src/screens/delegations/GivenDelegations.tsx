import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/base/serverToday.ts'
import { type Delegation, isOpen, stateOf } from '#src/domain/delegation/delegation.ts'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { DelegationTable, EndedDelegations } from './DelegationTable.tsx'
import { MAX_WITHOUT_SEARCH, SearchedDelegations } from './SearchedDelegations.tsx'
import { useEndActs } from './EndButton.tsx'

/** The delegations that the user gave: current and pending ones, which can be withdrawn, and ended ones. */
export function GivenDelegations({ all }: { readonly all: readonly Delegation[] }) {
  const { t } = useTranslation()
  const end = useEndActs()
  const { isUnderway } = useUnderway()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  return (
    <SearchedDelegations all={all} side="given">
      {(found) => {
        const today = serverToday()
        const open = found.filter((delegation) => isOpen(stateOf(delegation, today)))
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
