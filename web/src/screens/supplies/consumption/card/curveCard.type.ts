import type { Supply } from '#src/domain/supply/supplies.ts'
import type { ConsumptionView } from '#src/screens/supplies/consumption/consumptionView.ts'
import type { ChangeView } from '#src/screens/supplies/consumption/useConsumptionView.ts'
import type { CurveFigures } from '#src/screens/supplies/consumption/useCurveFigures.ts'

export type CurveCardProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ChangeView
  readonly figures: CurveFigures
}
