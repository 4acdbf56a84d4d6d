import { isOldDate } from '@acometida/api-spec/rules/time/dates'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Says that some of these local dates are before the first day with complete records. Nothing for later ones. */
export function OldDates({ days }: { readonly days: readonly string[] }) {
  const { t } = useTranslation()
  if (!days.some(isOldDate)) return null
  return <Banner live={false}>{t('supply.oldDates')}</Banner>
}
