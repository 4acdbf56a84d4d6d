import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** How a payment ended that was not made. */
export type End = 'REFUSED' | 'EXPIRED'

/** The last payment was not made, and nothing was charged. */
export function EndedNotice({ end }: { readonly end: End }) {
  const { t } = useTranslation()
  return (
    <Banner tone="error" title={t(`payment.ended.${end}.title`)}>
      {t(`payment.ended.${end}.text`)}
    </Banner>
  )
}

/** What the page that confirms payments left in the history; null for whoever comes otherwise. */
export function endOf(state: unknown): End | null {
  const end = typeof state === 'object' && state !== null && 'end' in state ? state.end : null
  return end === 'REFUSED' || end === 'EXPIRED' ? end : null
}
