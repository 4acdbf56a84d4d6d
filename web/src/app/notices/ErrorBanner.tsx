import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { clearError, errorStore } from '#src/api/error.store.ts'
import { useStore } from '#src/base/store.ts'
import { leaveWorld } from '#src/session/leaveWorld.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The error of the last failed call. A press closes it. A test world that is gone has a way out. */
export function ErrorBanner() {
  const { t } = useTranslation()
  const error = useStore(errorStore)

  if (error === null) return null
  return (
    <Banner
      tone="error"
      onDismiss={clearError}
      actions={
        error.code === 'WORLD_UNKNOWN' && (
          <Button size="small" onClick={leaveWorld}>
            {t('sessionEnd.defaultWorld')}
          </Button>
        )
      }
    >
      {errorText(t, error)}
    </Banner>
  )
}
