import { Suspense, useEffect } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import type { EnergyChartProps } from './energyChart.type.ts'

/** Energy over time. The heavy chart library loads with the first chart; a placeholder keeps its space until then. */
export function EnergyChart(props: EnergyChartProps) {
  return (
    <Suspense fallback={<SkeletonLayout of="chart" count={12} />}>
      <EnergyChartCanvas {...props} />
    </Suspense>
  )
}

const EnergyChartCanvas = lazyPart(async () => (await import('./EnergyChartCanvas.tsx')).EnergyChartCanvas)

/** Preloads the chart library while the data loads. The chart itself reports a failure. */
export function useEnergyChartSoon(): void {
  useEffect(() => void EnergyChartCanvas.preload(), [])
}
