import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { isNothingMeasured, type MaxPower, useMaxPower } from '#src/domain/supply/power/maxPower.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { MaxPowerReport } from './MaxPowerReport.tsx'
import { PowerAdviceCard } from './PowerAdviceCard.tsx'
import { type PowerWish, RetailerSheet } from './RetailerSheet.tsx'
import { usePowerAdvice } from './usePowerAdvice.ts'

/** The use of a supply's contracted power, and advice on it. An answer without measurements (1008) is not a failure. */
export function MaxPowerTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const maxPower = useMaxPower(supply)
  const [wishes, setWishes] = useState<readonly PowerWish[] | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  if (!maxPower.data && maxPower.isError && isNothingMeasured(maxPower.error)) {
    return (
      <EmptyState
        icon="meter"
        title={t('maxPower.none.title')}
        action={<LinkButton to={supplyDetailPath(supply.cups, 0)}>{t('supply.seeCurve')}</LinkButton>}
        text={t('maxPower.none.text')}
      />
    )
  }
  const close = () => {
    // A hidden button cannot take the focus.
    flushSync(() => setWishes(null))
    opener.current?.focus()
  }
  return (
    <>
      {wishes && <RetailerSheet supply={supply} wishes={wishes} onClose={close} />}
      {/* The choice stays after the sheet is closed. */}
      <div hidden={wishes !== null}>
        <Stack gap={6}>
          <QueryGate query={maxPower} skeleton={<ReportSkeleton />}>
            {(data) => (
              <>
                <OldDates days={data.months.map((month) => `${month}-01`)} />
                <Advised supply={supply} maxPower={data} onSheet={setWishes} opener={opener} />
              </>
            )}
          </QueryGate>
        </Stack>
      </div>
    </>
  )
}

type AdvisedProps = Pick<ComponentProps<typeof PowerAdviceCard>, 'supply' | 'onSheet' | 'opener'> & {
  readonly maxPower: MaxPower
}

/** The measured power, and the advice that follows from it. */
function Advised({ supply, maxPower, ...card }: AdvisedProps) {
  const supplied = usePowerAdvice(supply, maxPower)
  return (
    <>
      <MaxPowerReport supply={supply} maxPower={maxPower} supplied={supplied} />
      <PowerAdviceCard supply={supply} supplied={supplied} {...card} />
    </>
  )
}
