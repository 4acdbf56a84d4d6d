import {
  confirmDelegationsPath,
  delegationsPath,
  paths,
  requestPath,
  supplyBillsPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { matchPath } from 'react-router-dom'
import { referenceOf } from '#src/api/error.store.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { type Bill, useUnpaidBills } from '#src/domain/bill/bills.ts'
import { type Delegation, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegations } from '#src/domain/delegation/delegations.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { type AffectedSupply, useAffectedSupplies } from '#src/domain/outage/affectedSupplies.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'
import { recentMonthsAtLimit, useMaxPowerOfEach } from '#src/domain/supply/power/maxPower.ts'
import { reliable, supplyStateOf } from '#src/domain/supply/state/supplyState.ts'
import type { States } from '#src/domain/supply/state/useStates.ts'
import type { Supply, useSupplies } from '#src/domain/supply/supplies.ts'

/** Something that the user can act on. */
export type AttentionTask =
  | AffectedSupply
  | { readonly kind: 'bills'; readonly bills: readonly Bill[] }
  | { readonly kind: 'delegations'; readonly delegations: readonly Delegation[] }
  | { readonly kind: 'power'; readonly supply: Supply; readonly months: number }

/**
 * The items that need the user's attention: tasks, requests with news, and other unread notices. A notice about a
 * listed task or request is left out. The frame reminds of an expiring password. While the supplies cannot be read
 * (`listing`), tasks about them are missing.
 */
export function useAttention(supplies: readonly Supply[], listing: Listing) {
  const online = useOnline()
  const notices = useNotices()
  const requests = useUnreadRequests()
  const troubles = useAffectedSupplies(supplies)
  const bills = useUnpaidBills()
  const received = useDelegations('received')
  const power = usePowerTasks(supplies)
  const queries = [notices, requests, received]
  const failure = [...queries, bills].find(({ isError }) => isError)?.error ?? troubles.failed ?? listing.error

  const loading = queries.some(({ isLoading }) => isLoading) || troubles.isLoading || (!bills.data && !bills.isError)

  const unpaid = bills.data ?? []
  const pending = (received.data ?? []).filter(
    (delegation) => delegationStateOf(delegation, serverToday()) === 'pending',
  )
  // Outages, then money, then people, then what can wait.
  const tasks: readonly AttentionTask[] = [
    ...troubles.affected.filter(({ kind }) => kind !== 'planned'),
    ...(unpaid.length > 0 ? [{ kind: 'bills', bills: unpaid } as const] : []),
    ...(pending.length > 0 ? [{ kind: 'delegations', delegations: pending } as const] : []),
    ...troubles.affected.filter(({ kind }) => kind === 'planned'),
    ...power.tasks,
  ]
  const news = requests.data ?? []
  const toldPaths = [...tasks.flatMap(pagesOf), ...news.map(({ code }) => requestPath(code))]

  const stateNow = ({ supply, isFresh, ...known }: (typeof troubles.answers)[number]) => {
    const fresh = { outages: online && isFresh.outages, meter: online && isFresh.meter }
    return supplyStateOf(supply, reliable({ ...known, unpaid: bills.data }, fresh))
  }
  const areKnown = !loading && !troubles.metersLoading
  const states: States = areKnown
    ? new Map(troubles.answers.map((answer) => [answer.supply.cups, stateNow(answer)]))
    : undefined

  return {
    tasks,
    /** The state of each supply. */
    states,
    notices:
      notices.data?.filter(({ read, target }) => !read && !toldPaths.some((page) => leadsTo(target, page))) ?? [],
    requests: news,
    loading,
    /** Tasks may still be added: meters and maximum power add some, and delay nothing for long. */
    growing: loading || troubles.metersLoading || power.isLoading,
    /** A call failed, so an empty list does not mean that nothing needs attention. */
    partial: failure !== null,
    reference: referenceOf(failure),
    /** The queries of the list, which may lack unreadable items. */
    queryKeys: [...queries.map(({ queryKey }) => queryKey), ...bills.queryKeys],
    retry: () => {
      for (const query of [...queries, bills]) if (query.isError) void query.refetch()
      troubles.retry()
      if (listing.isError) void listing.refetch()
    },
  }
}

/** The query of the supplies. */
type Listing = Pick<ReturnType<typeof useSupplies>, 'error' | 'isError' | 'refetch'>

/** The pages about a task, to which notices about it link. */
function pagesOf(task: AttentionTask): readonly string[] {
  switch (task.kind) {
    case 'outage':
    case 'tripped':
    case 'planned':
      return [supplyOutagesPath(task.supply.cups)]
    case 'bills':
      return task.bills.map(({ cups }) => supplyBillsPath(cups))
    case 'delegations':
      return [
        ...task.delegations.map(({ role }) => delegationsPath(role, 'received')),
        confirmDelegationsPath(task.delegations.map(({ id }) => id)),
      ]
    case 'power':
      return [supplyMaxPowerPath(task.supply.cups)]
  }
}

/** Whether a notice links to a page. A notice about delegations matches if the page lists all of them. */
function leadsTo(target: string | null, page: string): boolean {
  const [targetIds, pageIds] = [answeredBy(target ?? ''), answeredBy(page)]
  return target === page || (targetIds !== undefined && targetIds.every((id) => pageIds?.includes(id)))
}

/** The delegations that a page answers. Undefined for another page. */
function answeredBy(page: string): readonly string[] | undefined {
  return matchPath(paths.answerDelegation, page)?.params.delegationIds?.split(',')
}

/** Supplies that have recently reached their contracted power. A failure of this query hides nothing else. */
function usePowerTasks(supplies: readonly Supply[]) {
  const taking = supplies.filter(({ generator }) => !generator)
  const answers = useMaxPowerOfEach(taking)
  const tasks = taking.flatMap((supply, nth) => {
    const data = answers[nth]?.data
    const months = data ? recentMonthsAtLimit(data) : 0
    return months > 0 ? [{ kind: 'power', supply, months } as const] : []
  })
  return { tasks, isLoading: answers.some(({ isLoading }) => isLoading) }
}
