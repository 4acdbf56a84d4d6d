import { useTranslation } from 'react-i18next'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import type { SendLinkFailure } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** That a link was not sent, with what can be done about it. Where nobody answered that is all that is known. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const unanswered = error instanceof ApiError && error.trouble !== null
  const then = codeOf<SendLinkFailure>(error) === '2015' ? 'gone' : 'retry'
  return (
    <Banner tone="error">
      <p>{unanswered ? errorText(t, error) : t('sendLink.error')}</p>
      <p>{t(`sendLink.${then}`)}</p>
    </Banner>
  )
}
