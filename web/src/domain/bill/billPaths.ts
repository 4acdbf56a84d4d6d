import { supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'

/** The tab of the bills. Links hold its number, so it never changes. */
export const BILLS_TAB = 4

/** The bills of a supply. */
export function billsPath(cups: string): string {
  return supplyDetailPath(cups, BILLS_TAB)
}

/** The path of a bill. */
export function billPath(cups: string, number: string): string {
  return `${billsPath(cups)}&${new URLSearchParams({ bill: number })}`
}

/** The payment of bills, of this supply or another. */
export function payPath(cups: string, numbers: readonly string[]): string {
  return `${billsPath(cups)}&pay=${numbers.map(encodeURIComponent).join(',')}`
}

/** All that is to be paid, over all supplies. */
export function payAllPath(cups: string): string {
  return `${billsPath(cups)}&pay=${ALL}`
}

/** Stands for all bills to pay, in place of numbers. No bill has such a number. */
export const ALL = 'all'
