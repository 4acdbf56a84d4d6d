import type { DossierTerm } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { useTranslation } from 'react-i18next'

/** A duration as text. */
export function useDurationLabel() {
  const { t } = useTranslation()
  return ({ amount, unit }: DossierTerm) => t(`newDossier.term.${unit}`, { count: amount })
}
