import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'

/** The number of the bills tab. Links contain it, so it never changes. */
export const BILLS_TAB = 4

/** The page of a supply's bills: `/supplies/detail?supply=ES0022007661975321ZM1P&tabValue=4`. */
export function billsPath(cups: string): string {
  return supplyDetailPath(cups, BILLS_TAB)
}

/** The page of a single bill: `billsPath` with `&bill=FE202602000001001`. */
export function billPath(cups: string, number: string): string {
  return `${billsPath(cups)}&${new URLSearchParams({ bill: number })}`
}

/** The page that pays bills, of this supply or another: `billsPath` with `&pay=FE202602000001001,FE202601000001001`. */
export function payPath(cups: string, numbers: readonly string[]): string {
  return `${billsPath(cups)}&pay=${numbers.map(encodeURIComponent).join(',')}`
}

/** The page that pays all unpaid bills of all supplies: `billsPath` with `&pay=all`. */
export function payAllPath(cups: string): string {
  return `${billsPath(cups)}&pay=${ALL}`
}

/** In place of numbers: all unpaid bills. It is not a bill number. */
export const ALL = 'all'
