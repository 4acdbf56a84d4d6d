import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import { useOnline } from '#src/base/useOnline.ts'
import { useUnpaidBills } from '#src/domain/bill/bills.ts'
import { useInterruptions } from '#src/domain/outage/interruptions.ts'
import { useKnownMeters } from '#src/domain/supply/meter/meter.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { reliable, supplyStateOf, type SupplyState } from './supplyState.ts'

/** The state of each supply of a list, by CUPS. Undefined, and without a supply, while the answers arrive. */
export type States = ReadonlyMap<string, SupplyState> | undefined

/**
 * The states of a list, from one call about the outages of all and two about the unpaid bills of all. The meters of a
 * few supplies are asked as well. Those of many are not, since each would be a call: a switch is known only if another
 * screen has read it.
 */
export function useStates(supplies: readonly Supply[]) {
  const online = useOnline()
  const interruptions = useInterruptions(supplies.map(({ cups }) => cups))
  const unpaid = useUnpaidBills({ enabled: supplies.length > 0 })
  const meters = useKnownMeters(supplies, { ask: hasDashboard(supplies.length) })
  const isFresh = { outages: online && !interruptions.isError, meter: online }
  const isLoading = online && (interruptions.isLoading || (!unpaid.data && !unpaid.isError))
  const states: States = isLoading
    ? undefined
    : new Map(
        supplies.flatMap((supply, nth): [string, SupplyState][] => {
          const outages = interruptions.data?.get(supply.cups)
          const { meter, isLoading: isAsked } = meters[nth] ?? {}
          const state = supplyStateOf(supply, reliable({ outages, meter, unpaid: unpaid.data }, isFresh))
          // A meter may answer late. It holds up its own supply alone, and not what is worse than an open switch.
          return isAsked && online && state.kind !== 'outage' ? [] : [[supply.cups, state]]
        }),
      )
  return { states, unpaid }
}
