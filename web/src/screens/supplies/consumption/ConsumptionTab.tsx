import { useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useConsumptionView } from './consumptionView.ts'
import { CurveReport } from './CurveReport.tsx'
import { fetchedGranularity } from './range.ts'
import { RangeBar } from './RangeBar.tsx'
import { Total } from './Total.tsx'
import { useCurveFigures } from './useCurveFigures.ts'

/**
 * The curve of a supply: its sum, the choice of days, the curve, amounts and quality. Says once a visit that days
 * have no data (1007).
 */
export function ConsumptionTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const [view, change] = useConsumptionView(supply.lastDataDate)
  const curve = useCurve(supply, view.range, fetchedGranularity(view.range))
  const figures = useCurveFigures(supply, view, curve.data)
  const [wasTold, setWasTold] = useState(false)
  const noData = curve.data?.problem?.code === NO_DATA
  const nothing = curve.data?.slots.length === 0

  return (
    <Stack gap={3}>
      {curve.isLoading || figures.hasData ? (
        <Total supply={supply} figures={figures} loading={curve.isLoading} />
      ) : null}
      <RangeBar view={view} change={change} lastDay={supply.lastDataDate} />
      <QueryGate query={curve} skeleton={<CurveSkeleton />}>
        {(data) => (
          <CurveReport
            supply={supply}
            view={view}
            change={change}
            figures={figures}
            curve={data}
            onRetry={() => void curve.refetch()}
          />
        )}
      </QueryGate>
      <Dialog
        open={noData && !wasTold}
        onClose={() => setWasTold(true)}
        title={t('consumption.noDataDialog.title')}
        actions={
          <Button variant="primary" onClick={() => setWasTold(true)}>
            {t('common.accept')}
          </Button>
        }
      >
        {nothing ? t('errors.1007') : t('consumption.noDataDialog.text')}
      </Dialog>
    </Stack>
  )
}

function CurveSkeleton() {
  return (
    <Card>
      <SkeletonLayout of="chart" count={24} />
    </Card>
  )
}
