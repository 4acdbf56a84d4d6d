import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { referenceOf } from '#src/api/error.store.ts'
import { CodeMissing } from '#src/base/lazyPart.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Replaces a screen that failed or did not load: an explanation, and a reload, which fixes most failures. */
export function BrokenScreen({ error: thrown }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const error = thrown instanceof CodeMissing ? new ApiError({ code: '-0001', service: '', status: 0 }) : thrown
  const isApiError = error instanceof ApiError
  return (
    <Page width="narrow" title={t('support.broken.title')} hasErrors>
      <ErrorState title={isApiError ? errorText(t, error) : t('support.broken.text')} reference={referenceOf(error)}>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t('support.broken.reload')}
        </Button>
      </ErrorState>
    </Page>
  )
}
