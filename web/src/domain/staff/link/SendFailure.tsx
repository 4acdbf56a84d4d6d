import { useTranslation } from 'react-i18next'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import type { SendLinkFailure } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Whether the call left and nobody answered it, so that the link may have been sent all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.trouble !== null && error.trouble.kind !== 'offline'
}

/** That a link was not sent, with what can be done about it. Where nobody answered, how to find out whether it was. */
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
