import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { serverToday } from '#src/base/serverToday.ts'
import type { Dossier } from './dossier.ts'
import { daysBetween, unitOf } from './termClock.ts'

/** The remaining time of a dossier's term as text. Empty without a term. */
export function useTermWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const today = serverToday()
  return {
    /** For actions of the customer. */
    left: ({ dueOn, status }: Pick<Dossier, 'dueOn' | 'status'>): string => {
      if (dueOn === null) return ''
      const day = format.longDate(dueOn)
      if (dueOn < today) return t('dossiers.term.over', { day })
      if (dueOn === today) return t('dossiers.term.today')
      const unit = unitOf(status)
      return t(`dossiers.term.left.${unit}`, { count: daysBetween(today, dueOn, unit), day })
    },
    /** For actions of the company. */
    ours: ({ dueOn }: Pick<Dossier, 'dueOn'>): string => {
      if (dueOn === null) return ''
      return t(dueOn < today ? 'dossiers.term.late' : 'dossiers.term.ours', { day: format.longDate(dueOn) })
    },
  }
}
