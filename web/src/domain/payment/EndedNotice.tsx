import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import type { PaymentEnd } from './orderState.ts'

/** Says that the last payment was not made, and nothing was charged. */
export function EndedNotice({ end }: { readonly end: PaymentEnd }) {
  const { t } = useTranslation()
  return (
    <Banner tone="error" title={t(`paying.ended.${end}.title`)}>
      {t(`paying.ended.${end}.text`)}
    </Banner>
  )
}
