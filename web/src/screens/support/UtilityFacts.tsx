import { UTILITY_FACTS } from '@acometida/api-spec/rules/settings/runtimeSettings'
import { useTranslation } from 'react-i18next'
import { config } from '#src/api/config.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'

/** The utility's identity and contact data, as configured. Missing facts are on contract and bills. */
export function UtilityFacts() {
  const { t } = useTranslation()
  const { utility } = config()
  const items = UTILITY_FACTS.filter((fact) => utility[fact] !== '').map((fact) => ({
    term: t(`pages.utility.${fact}`),
    value: shown(fact, utility[fact]),
  }))
  return items.length > 0 ? <DescriptionList items={items} /> : <p>{t('pages.utility.none')}</p>
}

function shown(fact: (typeof UTILITY_FACTS)[number], value: string) {
  if (fact === 'email') return <a href={`mailto:${value}`}>{value}</a>
  if (fact === 'phone') return <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a>
  return value
}
