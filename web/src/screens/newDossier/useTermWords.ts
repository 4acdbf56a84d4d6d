import type { DossierTerm } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { useTranslation } from 'react-i18next'
import type { Estimate } from '#src/domain/dossier/start/estimate.ts'

/** Durations as text. */
export function useTermWords() {
  const { t } = useTranslation()
  const term = ({ amount, unit }: DossierTerm) => t(`newDossier.term.${unit}`, { count: amount })
  return {
    term,
    /** Study and works in one line. Undefined if neither is known. */
    line: ({ study, works }: Pick<Estimate, 'study' | 'works'>) => {
      if (study === null) return undefined
      if (works === null) return t('newDossier.studyOnly', { study: term(study) })
      return t('newDossier.time', { study: term(study), works: term(works) })
    },
  }
}
