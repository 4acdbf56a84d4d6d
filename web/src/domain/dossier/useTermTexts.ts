import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { sizeOf, termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { addDays, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { isWorkingDay } from '@acometida/api-spec/rules/time/workingDays'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type Dossier, isKnownStatus, type StatusName } from './dossier.ts'
import type { CurrentTerm } from './dossierDetail.ts'

/** The remaining time of a dossier's term as text. Empty without a term. */
export function useTermTexts() {
  const { t, format } = useLocale()
  const today = serverToday()
  return {
    /** For actions of the customer. */
    left: ({ dueOn, status }: Pick<Dossier, 'dueOn' | 'status'>): string => {
      if (dueOn === null) return ''
      const day = format.longDate(dueOn)
      if (dueOn < today) return t('dossiers.term.over', { day })
      if (dueOn === today) return t('dossiers.term.today')
      const unit = unitOf(status)
      return t(`dossiers.term.left.${unit}`, { count: termDaysBetween(today, dueOn, unit), day })
    },
    /** For actions of the company. */
    ours: ({ dueOn }: Pick<Dossier, 'dueOn'>): string => {
      if (dueOn === null) return ''
      return t(dueOn < today ? 'dossiers.term.late' : 'dossiers.term.ours', { day: format.longDate(dueOn) })
    },
  }
}

/** The unit of a status's term, which is the same for every size. */
function unitOf(status: StatusName): CurrentTerm['unit'] {
  return (isKnownStatus(status) ? termOf(dossierStatuses[status], sizeOf({}))?.unit : undefined) ?? 'DAYS'
}

/** The days of a term that have passed on a local date, `2026-03-14`, in its unit. */
export function daysPassed({ startsOn, amount, unit }: CurrentTerm, today: string): number {
  return Math.min(amount, termDaysBetween(startsOn, today, unit))
}

/**
 * The days of a unit after one date, up to and including another. 0 if that is no later. Regional and local holidays
 * are unknown and count as working days.
 */
export function termDaysBetween(from: string, to: string, unit: CurrentTerm['unit']): number {
  if (to <= from) return 0
  if (unit === 'DAYS') return dayNumber(to) - dayNumber(from)
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1
  return count
}
