import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/apiError.ts'
import { referenceOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

/** Replaces a screen that did not load or failed: what happened, and a reload, which fixes most of it. */
export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const known = error instanceof ApiError
  return (
    <Page width="narrow">
      <PageHeader title={t('support.broken.title')} hasErrors />
      <ErrorState title={known ? errorText(t, error) : t('support.broken.text')} reference={referenceOf(error)}>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t('support.broken.reload')}
        </Button>
      </ErrorState>
    </Page>
  )
}
