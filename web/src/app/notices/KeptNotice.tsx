import { useTranslation } from 'react-i18next'
import { useStore } from '#src/base/store.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { keptSince } from '#src/session/tokens/keptAnswers.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The age of the data, on a page opened offline. */
export function KeptNotice() {
  const { t } = useTranslation()
  const format = useFormat()
  const since = useStore(keptSince)
  if (useOnline() || since === null) return null
  return <Banner tone="warning">{t('sessionEnd.kept', { date: format.dateTime(since) })}</Banner>
}
