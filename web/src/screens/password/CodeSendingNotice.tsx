import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/errorText.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import type { CodeSending } from './useCodeSending.ts'

/** What became of the code that was asked for. */
export function CodeSendingNotice({ status, error }: Pick<CodeSending, 'status' | 'error'>) {
  const { t } = useTranslation()
  if (status === 'sent') return <Banner tone="success">{t('password.update.sent')}</Banner>
  if (status === 'tooSoon') return <Banner>{t('password.update.sentBefore')}</Banner>
  return status === 'failed' && <Banner tone="error">{errorText(t, error)}</Banner>
}
