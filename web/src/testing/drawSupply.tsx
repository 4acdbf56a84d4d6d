import { example } from '@acometida/api-spec/operations/example.ts'
import { vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { SupplyDetailScreen } from '#src/screens/supplies/SupplyDetailScreen.tsx'
import { ownSupplies } from './answers/ownSupplies.ts'
import { quietSupply } from './answers/quietSupply.ts'
import { fakeFetch, type Handler } from './fakeFetch.ts'
import { renderScreens } from './renderScreens.tsx'

/** Renders the page of a supply, by default the flat of the examples. `query` follows its CUPS, as `&tabValue=3`. */
export function drawSupply(
  query: string,
  handlers: Readonly<Record<string, Handler>>,
  point: SupplyPoint = example('SupplyPoint'),
) {
  vi.stubGlobal('fetch', fakeFetch({ ...quietSupply, 'GET /supplypoints': () => ownSupplies(point), ...handlers }))
  return renderScreens({ '/supplies/detail': <SupplyDetailScreen /> }, `/supplies/detail?supply=${point.cups}${query}`)
}
