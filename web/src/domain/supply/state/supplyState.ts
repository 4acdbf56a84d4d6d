import { supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { billsPath, payPath } from '#src/domain/bill/billPaths.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { currentOutage, type Outage, upcomingOutage } from '#src/domain/outage/outages.ts'
import { supplyNowOf } from '#src/domain/outage/supplyNow.ts'
import type { Meter } from '#src/domain/supply/meter/meter.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** What has been read of a supply. Undefined is not read, or too old to rely on. */
export interface Known {
  readonly outages: readonly Outage[] | undefined
  readonly meter: Meter | undefined
  /** The unpaid bills of any supplies. */
  readonly unpaid: readonly Bill[] | undefined
}

/**
 * The worst that is known of a supply. Without any trouble, how far that is known: `fine` takes all three answers,
 * `calm` those of the grid and the bills, `noCuts` that of the grid.
 */
export type SupplyState =
  | { readonly kind: 'outage' | 'planned'; readonly outage: Outage }
  | { readonly kind: 'bill'; readonly bills: readonly Bill[] }
  | { readonly kind: 'tripped' | 'reconnecting' | 'fine' | 'calm' | 'noCuts' | 'unknown' }

/** From worst to best, the order in which a list is sorted. */
export const STATE_KINDS = [
  'outage',
  'tripped',
  'reconnecting',
  'planned',
  'bill',
  'unknown',
  'noCuts',
  'calm',
  'fine',
] as const satisfies readonly SupplyState['kind'][]

export function supplyStateOf({ cups, generator }: Pick<Supply, 'cups' | 'generator'>, known: Known): SupplyState {
  const now = supplyNowOf(known)
  if (now.kind === 'outage' || now.kind === 'planned') return now
  if (now.kind === 'tripped' || now.kind === 'reconnecting') return { kind: now.kind }
  const bills = known.unpaid?.filter((bill) => bill.cups === cups) ?? []
  if (bills.length > 0) return { kind: 'bill', bills }
  if (!known.outages) return { kind: 'unknown' }
  // A generator has no bills.
  if (!known.unpaid && !generator) return { kind: 'noCuts' }
  return { kind: now.kind === 'unknown' ? 'calm' : 'fine' }
}

/**
 * The part of old answers that still holds: a problem of a minute ago is shown, the absence of problems is not reliable
 * any more.
 */
export function reliable({ outages, meter, unpaid }: Known, isFresh: IsFresh): Known {
  const hasOutage = outages && (currentOutage(outages) ?? upcomingOutage(outages)) !== undefined
  const isOpen = meter?.state === 'tripped' || meter?.state === 'reconnecting'
  return {
    outages: isFresh.outages || hasOutage ? outages : undefined,
    meter: isFresh.meter || isOpen ? meter : undefined,
    unpaid,
  }
}

/** Whether the last call for each got an answer. */
type IsFresh = { readonly outages: boolean; readonly meter: boolean }

/**
 * The page where something can be done about a state: `/supplies/detail?supply=ES0022007661975321ZM1P&tabValue=8` for
 * an outage. Undefined if there is nothing to do.
 */
export function statePath(cups: string, state: SupplyState): string | undefined {
  switch (state.kind) {
    case 'outage':
    case 'tripped':
    case 'reconnecting':
    case 'planned':
      return supplyOutagesPath(cups)
    case 'bill': {
      const [bill, ...others] = state.bills
      return bill && others.length === 0 ? payPath(cups, [bill.number]) : billsPath(cups)
    }
    default:
      return undefined
  }
}
