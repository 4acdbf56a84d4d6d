import {
  confirmDelegationsPath,
  delegationsPath,
  paths,
  requestPath,
  supplyBillsPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/clientPaths'
import { matchPath } from 'react-router-dom'
import { referenceOf } from '#src/api/error.store.ts'
import { type Bill, useUnpaidBills } from '#src/domain/bill/bills.ts'
import { type Delegation, stateOf } from '#src/domain/delegation/delegation.ts'
import { serverToday, useDelegations } from '#src/domain/delegation/delegations.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { type Trouble, useTroubles } from '#src/domain/outage/trouble.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'
import { recentMonthsAtLimit, useMaxPowerOfEach } from '#src/domain/supply/maxPower.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** Something that the user can do something about, and where. */
export type Task =
  | Trouble
  | { readonly kind: 'bills'; readonly bills: readonly Bill[] }
  | { readonly kind: 'delegations'; readonly delegations: readonly Delegation[] }
  | { readonly kind: 'power'; readonly supply: Supply; readonly months: number }

/**
 * The things that wait for the user: tasks, requests with news, and other unread notices. A notice about one of the
 * tasks or requests is left out. The frame shows a password that is about to expire.
 */
export function useAttention(supplies: readonly Supply[]) {
  const notices = useNotices()
  const requests = useUnreadRequests()
  const troubles = useTroubles(supplies)
  const bills = useUnpaidBills()
  const received = useDelegations('received')
  const power = usePowerTasks(supplies)
  const asked = [notices, requests, received]
  const failure = [...asked, bills].find(({ isError }) => isError)?.error ?? troubles.failed

  const loading = asked.some(({ isLoading }) => isLoading) || troubles.isLoading || (!bills.data && !bills.isError)

  const tasks = tasksOf({
    troubles: troubles.troubles,
    bills: bills.data ?? [],
    pending: (received.data ?? []).filter((delegation) => stateOf(delegation, serverToday()) === 'pending'),
    power: power.tasks,
  })
  const news = requests.data ?? []
  const told = [...tasks.flatMap(pagesOf), ...news.map(({ code }) => requestPath(code))]

  return {
    tasks,
    notices: notices.data?.filter(({ read, target }) => !read && !told.some((page) => leadsTo(target, page))) ?? [],
    requests: news,
    loading,
    /** A task may still be added: the meters and the power tell of one as well, and hold nothing up for long. */
    growing: loading || troubles.metersLoading || power.isLoading,
    /** Something could not be asked for, so that nothing to see does not mean nothing there. */
    partial: failure !== null,
    reference: referenceOf(failure),
    /** The queries it comes from, some of which may lack unreadable items. */
    queryKeys: [...asked.map(({ queryKey }) => queryKey), ...bills.queryKeys],
    retry: () => {
      for (const query of [...asked, bills]) if (query.isError) void query.refetch()
      troubles.retry()
    },
  }
}

interface Found {
  readonly troubles: readonly Trouble[]
  readonly bills: readonly Bill[]
  readonly pending: readonly Delegation[]
  readonly power: readonly Task[]
}

/** No power before money, money before people, and last what can wait. */
function tasksOf({ troubles, bills, pending, power }: Found): readonly Task[] {
  const ahead = troubles.filter(({ kind }) => kind === 'planned')
  return [
    ...troubles.filter(({ kind }) => kind !== 'planned'),
    ...(bills.length > 0 ? [{ kind: 'bills', bills } as const] : []),
    ...(pending.length > 0 ? [{ kind: 'delegations', delegations: pending } as const] : []),
    ...ahead,
    ...power,
  ]
}

/** The pages that tell of a task, which notices of it lead to. */
function pagesOf(task: Task): readonly string[] {
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

/** Whether a notice leads to a page. A notice about answering delegations leads to the page that lists all of them. */
function leadsTo(target: string | null, page: string): boolean {
  const [asked, known] = [answeredBy(target ?? ''), answeredBy(page)]
  return target === page || (asked !== undefined && asked.every((id) => known?.includes(id)))
}

/** The delegations that a page answers; undefined for another page. */
function answeredBy(page: string): readonly string[] | undefined {
  return matchPath(paths.answerDelegation, page)?.params.delegationIds?.split(',')
}

/**
 * Supplies that have come to the end of their power lately. That it is not known keeps nothing else from being told.
 */
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
