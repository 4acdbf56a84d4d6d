import { useTranslation } from 'react-i18next'
import { ApiError, codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { SendLinkFailure } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Whether the call was sent without an answer, so that the link may have been sent. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.transportFailure !== null && error.transportFailure.kind !== 'offline'
}

/** Says that a link was not sent, and what to do. Without an answer, how to find out whether it was. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const isUnreadable = error instanceof ApiError && error.transportFailure !== null
  const gone = codeOf<SendLinkFailure>(error) === '2015'
  return (
    <Banner tone="error">
      <p>{isUnreadable ? errorText(t, error) : t('sendLink.error')}</p>
      <p>{t(`sendLink.${gone ? 'gone' : isUnanswered(error) ? 'look' : 'retry'}`)}</p>
    </Banner>
  )
}
