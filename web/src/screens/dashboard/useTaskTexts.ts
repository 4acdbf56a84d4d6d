import {
  delegationsPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { useLocale } from '#src/base/useLocale.ts'
import { payAllPath, payPath } from '#src/domain/bill/billPaths.ts'
import { totalCentsOf } from '#src/domain/bill/bills.ts'
import type { AttentionTask } from './useAttention.ts'

interface TaskTexts {
  readonly title: string
  readonly about: string
  /** The page of the action. Omitted if the action is in place. */
  readonly to?: string
}

/** The text of a task, and the action that completes it. */
export function useTaskTexts() {
  const { t, format } = useLocale()
  return (task: AttentionTask) => ({
    icon: ICONS[task.kind],
    act: t(`dashboard.attention.${task.kind}.act`),
    ...textsOf(task),
  })

  function textsOf(task: AttentionTask): TaskTexts {
    switch (task.kind) {
      case 'outage': {
        const { supply, outage } = task
        const since = format.dateTime(outage.startsAt)
        return {
          title: t('dashboard.attention.outage.title', { name: supply.title }),
          about:
            outage.endsAt === null
              ? t('dashboard.attention.outage.open', { since })
              : t('dashboard.attention.outage.text', { since, until: format.dateTime(outage.endsAt) }),
          to: supplyOutagesPath(supply.cups),
        }
      }
      case 'tripped':
        return {
          title: t('dashboard.attention.tripped.title', { name: task.supply.title }),
          about: t('dashboard.attention.tripped.text'),
        }
      case 'planned': {
        const { supply, outage } = task
        const until = format.time(outage.endsAt ?? outage.startsAt)
        return {
          title: t('dashboard.attention.planned.title', { name: supply.title }),
          about: t('dashboard.attention.planned.text', {
            day: format.date(outage.startsAt),
            from: format.time(outage.startsAt),
            until,
          }),
          to: supplyOutagesPath(supply.cups),
        }
      }
      case 'bills': {
        const { bills } = task
        const [first] = bills
        const overdue = bills.filter(({ status }) => status === 'overdue').length
        const stand = overdue > 0 ? 'overdue' : 'pending'
        return {
          title: t(`dashboard.attention.bills.${stand}`, {
            count: bills.length,
            amount: format.money(totalCentsOf(bills) / 100),
          }),
          about: `${t(`dashboard.attention.bills.${stand}Text`, {
            count: bills.length,
            overdue: format.number(overdue),
            date: first ? format.date(first.dueOn) : '',
          })} ${t('dashboard.attention.bills.tolls')}`,
          to: first ? (bills.length === 1 ? payPath(first.cups, [first.number]) : payAllPath(first.cups)) : '',
        }
      }
      case 'delegations': {
        const { delegations } = task
        const [first] = delegations
        return {
          title: t('dashboard.attention.delegations.title', { count: delegations.length }),
          about: t('dashboard.attention.delegations.text', {
            count: delegations.length,
            name: first?.holder.name ?? '',
          }),
          to: delegationsPath(first?.role ?? 'US_MANAGER', 'received'),
        }
      }
      case 'power':
        return {
          title: t('dashboard.attention.power.title', { name: task.supply.title }),
          about: t('dashboard.attention.power.text', { count: task.months }),
          to: supplyMaxPowerPath(task.supply.cups),
        }
    }
  }
}

const ICONS = {
  outage: 'alert',
  tripped: 'plug',
  planned: 'calendar',
  bills: 'bill',
  delegations: 'users',
  power: 'meter',
} as const satisfies Record<AttentionTask['kind'], string>
