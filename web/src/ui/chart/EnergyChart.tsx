import { lazy, Suspense, useEffect } from 'react'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { EnergyChartProps } from './energyChart.type.ts'

/** Energy over time. The drawing library is heavy and loads with the first chart; until then its place is kept. */
export function EnergyChart(props: EnergyChartProps) {
  return (
    <Suspense fallback={<SkeletonLayout of="chart" count={12} />}>
      <EnergyChartCanvas {...props} />
    </Suspense>
  )
}

const load = () => import('./EnergyChartCanvas.tsx')

const EnergyChartCanvas = lazy(() => load().then(({ EnergyChartCanvas }) => ({ default: EnergyChartCanvas })))

/**
 * Brings the drawing library while the values are still on their way. What fails here is told where the chart is drawn.
 */
export function useEnergyChartSoon(): void {
  useEffect(() => void load().catch(() => undefined), [])
}
