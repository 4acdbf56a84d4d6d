import { DelegationsUpdateLimits } from '@acometida/api-spec/generated/limits'
import { deleteDelegation, type DeleteDelegationFailure, updateDelegations } from '#src/api/generated/api.ts'
import { codeOf } from '#src/api/apiError.ts'
import { type Delegation, isOpen, stateOf } from './delegation.ts'
import { delegationsById, serverToday } from './delegations.ts'

/** Why a delegation could not be changed as it was asked for. */
export type Obstacle = 'withdrawn' | 'expired' | 'gone' | 'refused' | 'notSent'

/** The result of changing delegations together. */
export interface Changed {
  readonly done: readonly Delegation[]
  readonly inTheWay: readonly { readonly delegation: Delegation; readonly why: Obstacle }[]
}

/**
 * Confirms (C) delegations, or ends them (R). A call changes all of its delegations or none, so those in the way are
 * looked for where it did not, and the others are changed without them. Throws where nothing could be done because a
 * call failed.
 */
export async function changeDelegations(delegations: readonly Delegation[], to: 'C' | 'R'): Promise<Changed> {
  const results: Changed[] = []
  for (let from = 0; from < delegations.length; from += DelegationsUpdateLimits.delegationIds) {
    const some = delegations.slice(from, from + DelegationsUpdateLimits.delegationIds)
    try {
      results.push(await changeSome(some, to))
    } catch (error) {
      if (from === 0) throw error
      results.push({
        done: [],
        inTheWay: delegations.slice(from).map((delegation) => ({ delegation, why: 'notSent' })),
      })
      break
    }
  }
  return {
    done: results.flatMap(({ done }) => done),
    inTheWay: results.flatMap(({ inTheWay }) => inTheWay),
  }
}

/** Clears ended delegations away. What is gone already is done. */
export async function removeDelegations(delegations: readonly Delegation[]): Promise<Changed> {
  await Promise.all(
    delegations.map(({ id }) =>
      deleteDelegation(Number(id), AT_ANY_COST).catch((error: unknown) => {
        if (codeOf<DeleteDelegationFailure>(error) !== '0404') throw error
      }),
    ),
  )
  return { done: delegations, inTheWay: [] }
}

async function changeSome(delegations: readonly Delegation[], to: 'C' | 'R'): Promise<Changed> {
  if (await update(delegations, to)) return { done: delegations, inTheWay: [] }
  const found = await delegationsById(delegations.map(({ id }) => id))
  const judged = delegations.map((delegation, nth) => ({ delegation, why: obstacleOf(found[nth] ?? null) }))
  const inTheWay = judged.flatMap(({ delegation, why }) => (why === null ? [] : [{ delegation, why }]))
  const rest = judged.filter(({ why }) => why === null).map(({ delegation }) => delegation)
  // Without an obstacle, or with nothing left, another call would give the same answer.
  const done = inTheWay.length > 0 && rest.length > 0 && (await update(rest, to))
  if (done) return { done: rest, inTheWay }
  return { done: [], inTheWay: judged.map(({ delegation, why }) => ({ delegation, why: why ?? 'refused' })) }
}

async function update(delegations: readonly Delegation[], status: 'C' | 'R'): Promise<boolean> {
  const { updateResult } = await updateDelegations(
    { delegationIds: delegations.map(({ id }) => id), status },
    AT_ANY_COST,
  )
  return updateResult === 'OK'
}

/**
 * The obstacle to a change, in the delegation's current state. A withdrawn one can never be confirmed, whoever withdrew
 * it.
 */
function obstacleOf(now: Delegation | null): Obstacle | null {
  if (now === null) return 'gone'
  const state = stateOf(now, serverToday())
  return isOpen(state) ? null : state === 'expired' ? 'expired' : 'withdrawn'
}

/** The page may be on its way out. */
const AT_ANY_COST = { keepalive: true }
