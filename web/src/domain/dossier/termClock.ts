import { addDays, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { sizeOf, termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { isWorkingDay } from '@acometida/api-spec/rules/time/workingDays'
import { isKnownStatus, type StatusName } from './dossier.ts'
import type { Term } from './dossierDetail.ts'

/** The unit of a status's term, which is the same for every size. */
export function unitOf(status: StatusName): Term['unit'] {
  return (isKnownStatus(status) ? termOf(dossierStatuses[status], sizeOf({}))?.unit : undefined) ?? 'DAYS'
}

/** The days of a term that have passed on a local date, in its unit. */
export function daysPassed({ startsOn, amount, unit }: Term, today: string): number {
  return Math.min(amount, daysBetween(startsOn, today, unit))
}

/**
 * The days of a unit after one date, up to and including another. 0 if that is no later. Regional and local holidays
 * are unknown and count as working days.
 */
export function daysBetween(from: string, to: string, unit: Term['unit']): number {
  if (to <= from) return 0
  if (unit === 'DAYS') return dayNumber(to) - dayNumber(from)
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1
  return count
}
