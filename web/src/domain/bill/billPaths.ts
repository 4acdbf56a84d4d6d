import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'

/** The number of the bills tab. Links contain it, so it never changes. */
export const BILLS_TAB = 4

/** The page of a supply's bills. */
export function billsPath(cups: string): string {
  return supplyDetailPath(cups, BILLS_TAB)
}

/** The page of a single bill. */
export function billPath(cups: string, number: string): string {
  return `${billsPath(cups)}&${new URLSearchParams({ bill: number })}`
}

/** The page that pays bills, of this supply or another. */
export function payPath(cups: string, numbers: readonly string[]): string {
  return `${billsPath(cups)}&pay=${numbers.map(encodeURIComponent).join(',')}`
}

/** The page that pays all unpaid bills of all supplies. */
export function payAllPath(cups: string): string {
  return `${billsPath(cups)}&pay=${ALL}`
}

/** In place of numbers: all unpaid bills. It is not a bill number. */
export const ALL = 'all'
