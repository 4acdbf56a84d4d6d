import { isOldDate } from '@acometida/api-spec/rules/dates'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/**
 * A note that the data reaches behind the first complete day; nothing otherwise. `from`: the first local day of the
 * data.
 */
export function OldDates({ from }: { readonly from: string | undefined }) {
  const { t } = useTranslation()
  if (from === undefined || !isOldDate(from)) return null
  return <Banner live={false}>{t('supply.oldDates')}</Banner>
}

/** The first of some local days; undefined of none. */
export function firstOf(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined)
}
