import type { Supply } from '#src/domain/supply/supplies.ts'
import type { ConsumptionView } from './consumptionView.ts'
import type { ChangeView } from './useConsumptionView.ts'
import type { CurveFigures } from './useCurveFigures.ts'

export type CurveCardProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ChangeView
  readonly figures: CurveFigures
}
