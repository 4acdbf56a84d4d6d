import { useTranslation } from 'react-i18next'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import type { SendLinkFailure } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Whether nobody answered the call, so that the link may have been sent. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.trouble !== null && error.trouble.kind !== 'offline'
}

/** A failed sending, with the next step; without an answer, how to find out whether it was sent. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const told = error instanceof ApiError && error.trouble !== null
  const gone = codeOf<SendLinkFailure>(error) === '2015'
  return (
    <Banner tone="error">
      <p>{told ? errorText(t, error) : t('sendLink.error')}</p>
      <p>{t(`sendLink.${gone ? 'gone' : isUnanswered(error) ? 'look' : 'retry'}`)}</p>
    </Banner>
  )
}
