import { useTranslation } from 'react-i18next'
import { useStore } from '#src/base/store.ts'
import { askBeforeLosing } from '#src/base/unsaved.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { releaseStore } from './release.store.ts'

/** Announces a new release. It loads at the customer's request, after a question about unsaved input. */
export function ReleaseNotice() {
  const { t } = useTranslation()
  const takeOver = useStore(releaseStore)
  if (takeOver === null) return null
  return (
    <Banner
      tone="info"
      actions={
        <Button size="small" icon="refresh" onClick={() => askBeforeLosing(takeOver)}>
          {t('sessionEnd.release.load')}
        </Button>
      }
    >
      {t('sessionEnd.release.text')}
    </Banner>
  )
}
