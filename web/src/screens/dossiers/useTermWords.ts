import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import { serverToday } from '#src/domain/dossier/dossiers.ts'
import { daysBetween, unitOf } from '#src/domain/dossier/termClock.ts'

/** How long there is still time, in the words of the page. Of a dossier in which no term runs, nothing. */
export function useTermWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const today = serverToday()
  return {
    /** For what the customer has to do. */
    left: ({ dueOn, status }: Pick<Dossier, 'dueOn' | 'status'>): string => {
      if (dueOn === null) return ''
      const day = format.longDate(dueOn)
      if (dueOn < today) return t('provisions.term.over', { day })
      if (dueOn === today) return t('provisions.term.today')
      const unit = unitOf(status)
      return t(`provisions.term.left.${unit}`, { count: daysBetween(today, dueOn, unit), day })
    },
    /** For what the company has to do. */
    ours: ({ dueOn }: Pick<Dossier, 'dueOn'>): string => {
      if (dueOn === null) return ''
      return t(dueOn < today ? 'provisions.term.late' : 'provisions.term.ours', { day: format.longDate(dueOn) })
    },
  }
}
