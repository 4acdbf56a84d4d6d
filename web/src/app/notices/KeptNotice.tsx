import { useStore } from '#src/base/store.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { keptSince } from '#src/session/tokens/keptAnswers.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The age of the data, on a page opened offline. */
export function KeptNotice() {
  const { t, format } = useLocale()
  const since = useStore(keptSince)
  if (useOnline() || since === null) return null
  return <Banner tone="warning">{t('sessionEnd.kept', { date: format.dateTime(since) })}</Banner>
}
