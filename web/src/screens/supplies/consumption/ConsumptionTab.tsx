import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { previousRange } from '#src/domain/supply/curve/comparison.ts'
import { useCurve, usePrefetchCurves } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useEnergyChartSoon } from '#src/ui/chart/energy/EnergyChart.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { CurveReport } from './card/CurveReport.tsx'
import { fetchedGranularity } from './range.ts'
import { RangeBar } from './RangeBar.tsx'
import { useConsumptionView } from './consumptionView.ts'

/** The curve of a supply: days, amounts, hours and quality. Says once a visit that days have no data (1007). */
export function ConsumptionTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  useEnergyChartSoon()
  const [view, change] = useConsumptionView(supply.lastDataDate)
  const curve = useCurve(supply, view.range, fetchedGranularity(view.range))
  usePrefetchCurves([{ supply, range: previousRange(view.range) }], fetchedGranularity(view.range))
  const [wasTold, setWasTold] = useState(false)
  const noData = curve.data?.problem?.code === NO_DATA
  const nothing = curve.data?.readings.length === 0

  return (
    <Stack gap={6}>
      <RangeBar view={view} change={change} lastDay={supply.lastDataDate} />
      <QueryGate query={curve} skeleton={<ReportSkeleton />}>
        {(data) => (
          <CurveReport supply={supply} view={view} change={change} curve={data} onRetry={() => void curve.refetch()} />
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
