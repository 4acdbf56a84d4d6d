import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/base/serverToday.ts'
import { type Changed, changeDelegations, removeDelegations } from '#src/domain/delegation/changeDelegations.ts'
import { type Delegation, isOpen, type Side, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { endWithUndo } from '#src/domain/delegation/endWithUndo.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'

/** Ends a delegation, or deletes an ended one. Undoes it while that is possible. */
export function EndButton({ delegation, side }: { readonly delegation: Delegation; readonly side: Side }) {
  const { t } = useTranslation()
  const { isUnderway, undoOf } = useUnderway()
  const end = useEndActs()
  const undo = undoOf(delegation.id)
  const act = endActOf(delegation, side)
  const words = isUnderway(delegation.id) ? t('uiShared.undo') : t(`delegations.act.${act}`)
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isUnderway(delegation.id) && undo === null}
      aria-label={t('delegations.act.for', { act: words, what: delegation.address.street })}
      onClick={() => (undo ? undo() : end(act, [delegation]))}
    >
      {words}
    </Button>
  )
}

/** The action that ends a delegation, from the side of the user. */
function endActOf(delegation: Delegation, side: Side): EndAct {
  const state = delegationStateOf(delegation, serverToday())
  if (!isOpen(state)) return 'remove'
  if (side === 'given') return 'withdraw'
  return state === 'pending' ? 'reject' : 'giveUp'
}

type EndAct = 'withdraw' | 'reject' | 'giveUp' | 'remove'

/** Ends delegations after six seconds in which the user can undo it. */
export function useEndActs() {
  const { t } = useTranslation()
  return (act: EndAct, delegations: readonly Delegation[]) => {
    const what = delegations[0]?.address.street ?? ''
    endWithUndo({
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
