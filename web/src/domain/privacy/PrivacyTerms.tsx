import { useTranslation } from 'react-i18next'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'

/** The data-protection information: controller, purpose, legal basis and rights (GDPR, art. 13). */
export function PrivacyTerms() {
  const { t } = useTranslation()
  return (
    <DescriptionList
      explained
      items={TERMS.map((term) => ({ term: t(`privacy.${term}Title`), value: t(`privacy.${term}`) }))}
    />
  )
}

const TERMS = ['who', 'why', 'basis', 'rights'] as const
