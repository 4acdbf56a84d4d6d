import { useTranslation } from 'react-i18next'
import { useSessionState } from '#src/session/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Before the log-in: why one is here, after a session that ended. An expired one is told by the error banner, an idle one by a dialog. */
export function SessionEndNotice() {
  const { t } = useTranslation()
  const state = useSessionState()
  if (state.status !== 'visitor') return null
  if (state.ended === 'logout') return <Banner tone="success">{t('session.loggedOut')}</Banner>
  if (state.ended === 'barred') return <Banner tone="warning">{t('session.barred')}</Banner>
  return state.ended === 'failed' && <Banner tone="warning">{t('session.failed')}</Banner>
}
