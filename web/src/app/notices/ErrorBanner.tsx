import { useTranslation } from 'react-i18next'
import { clearError, errorStore } from '#src/api/error.store.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { useStore } from '#src/base/store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The error of the last failed call. A press closes it. */
export function ErrorBanner() {
  const { t } = useTranslation()
  const error = useStore(errorStore)

  if (error === null) return null
  return (
    <Banner tone="error" onDismiss={clearError}>
      {errorText(t, error)}
    </Banner>
  )
}
