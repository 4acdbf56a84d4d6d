import { useTranslation } from 'react-i18next'
import { type Changed, changeDelegations, removeDelegations } from '#src/domain/delegation/changeDelegations.ts'
import type { Delegation } from '#src/domain/delegation/delegation.ts'
import { endSoon } from '#src/domain/delegation/endSoon.ts'

export type EndAct = 'withdraw' | 'reject' | 'giveUp' | 'remove'

/** Ends delegations after six seconds in which the user can undo it. */
export function useEndActs() {
  const { t } = useTranslation()
  return (act: EndAct, delegations: readonly Delegation[]) => {
    const what = delegations[0]?.address.street ?? ''
    endSoon({
      delegations,
      act: act === 'remove' ? removeDelegations : (all) => changeDelegations(all, 'R'),
      toastText: t(`delegations.said.${act}`, { count: delegations.length, what }),
      failed: (changed) => t(isOver(changed) ? 'delegations.endedBefore' : 'delegations.notEnded'),
    })
  }
}

/** Delegations that could not be ended had ended already, which is as good. */
function isOver(changed: Changed | undefined): boolean {
  return changed?.inTheWay.every(({ why }) => why !== 'refused' && why !== 'notSent') ?? false
}
