import { DelegationsUpdateLimits } from '@acometida/api-spec/generated/limits'
import { codeOf } from '#src/api/call/apiError.ts'
import { deleteDelegation, type DeleteDelegationFailure, updateDelegations } from '#src/api/generated/api.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { type Delegation, isOpen, delegationStateOf } from './delegation.ts'
import { delegationsById } from './delegations.ts'

/** Why a delegation could not be changed. */
export type Obstacle = 'withdrawn' | 'expired' | 'gone' | 'refused' | 'notSent'

/** The result of changing several delegations. */
export interface Changed {
  readonly done: readonly Delegation[]
  readonly inTheWay: readonly { readonly delegation: Delegation; readonly why: Obstacle }[]
}

/**
 * Confirms (C) or ends (R) delegations. A call changes all of its delegations or none. After a refusal the delegations
 * that prevent it are looked up, and the others are changed without them. Throws if a failed call prevented everything.
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

/** Deletes ended delegations. One that is already gone counts as done. */
export async function removeDelegations(delegations: readonly Delegation[]): Promise<Changed> {
  await Promise.all(
    delegations.map(({ id }) =>
      deleteDelegation(Number(id), KEEPALIVE).catch((error: unknown) => {
        if (codeOf<DeleteDelegationFailure>(error) !== '0404') throw error
      }),
    ),
  )
  return { done: delegations, inTheWay: [] }
}

async function changeSome(delegations: readonly Delegation[], to: 'C' | 'R'): Promise<Changed> {
  if (await update(delegations, to)) return { done: delegations, inTheWay: [] }
  const current = await delegationsById(delegations.map(({ id }) => id))
  const assessed = delegations.map((delegation, nth) => ({ delegation, why: obstacleOf(current[nth] ?? null) }))
  const inTheWay = assessed.flatMap(({ delegation, why }) => (why === null ? [] : [{ delegation, why }]))
  const rest = assessed.filter(({ why }) => why === null).map(({ delegation }) => delegation)
  // No delegation prevents it, or none is left: a retry would get the same answer.
  const done = inTheWay.length > 0 && rest.length > 0 && (await update(rest, to))
  if (done) return { done: rest, inTheWay }
  return { done: [], inTheWay: assessed.map(({ delegation, why }) => ({ delegation, why: why ?? 'refused' })) }
}

async function update(delegations: readonly Delegation[], status: 'C' | 'R'): Promise<boolean> {
  const { updateResult } = await updateDelegations(
    { delegationIds: delegations.map(({ id }) => id), status },
    KEEPALIVE,
  )
  return updateResult === 'OK'
}

/**
 * The reason why a delegation cannot be changed in its current state. A withdrawn one cannot be confirmed, whoever
 * withdrew it.
 */
function obstacleOf(now: Delegation | null): Obstacle | null {
  if (now === null) return 'gone'
  const state = delegationStateOf(now, serverToday())
  return isOpen(state) ? null : state === 'expired' ? 'expired' : 'withdrawn'
}

/** The page may be closing. */
const KEEPALIVE = { keepalive: true }
