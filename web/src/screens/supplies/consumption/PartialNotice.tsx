import { useLocale } from '#src/base/useLocale.ts'
import { type Curve, NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

type PartialNoticeProps = {
  readonly problem: Curve['problem']
  /** The text: what is missing from a date on, and what is shown instead. */
  readonly words: (date: string) => string
  readonly onRetry: () => void
}

/** Says that part of a curve is missing, from which date, with a retry button. Nothing if it is complete. */
export function PartialNotice({ problem, words, onRetry }: PartialNoticeProps) {
  const { t, format } = useLocale()
  if (!problem || problem.code === NO_DATA) return null
  return (
    <Banner tone="warning" actions={<RetryButton onRetry={onRetry} />}>
      {words(format.date(problem.from))} {t('ui.reference')} <code>{problem.reference}</code>
    </Banner>
  )
}
