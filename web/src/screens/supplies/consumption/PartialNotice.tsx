import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { type Curve, NO_DATA } from '#src/domain/supply/fetchCurve.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

type PartialNoticeProps = {
  readonly problem: Curve['problem']
  /** The words for what is missing from a day on, and what happens with the rest. */
  readonly words: (date: string) => string
  readonly onRetry: () => void
}

/** A notice that part of a curve did not arrive, with a retry; nothing where all of it did. */
export function PartialNotice({ problem, words, onRetry }: PartialNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!problem || problem.code === NO_DATA) return null
  return (
    <Banner tone="warning" actions={<RetryButton onRetry={onRetry} />}>
      {words(format.date(problem.from))} {t('ui.reference')} <code>{problem.reference}</code>
    </Banner>
  )
}
