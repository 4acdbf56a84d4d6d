import { isOldDate } from '@acometida/api-spec/rules/time/dates'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/**
 * Says that the data includes dates before the first day with complete records. `from` is its first local date. Nothing
 * for later data.
 */
export function OldDates({ from }: { readonly from: string | undefined }) {
  const { t } = useTranslation()
  if (from === undefined || !isOldDate(from)) return null
  return <Banner live={false}>{t('supply.oldDates')}</Banner>
}

/** The earliest of local dates. Undefined without any. */
export function firstOf(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined)
}
