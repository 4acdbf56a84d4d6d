import { useShownAtOnce } from '#src/api/composed.ts'
import {
  type CustomDataChange,
  getListSupplyPointsQueryKey,
  type ListSupplyPointsSuccess,
  type SupplyPoint,
  useSaveCustomData,
} from '#src/api/generated/api.ts'

/** Saves the name and icon of a supply. Every screen shows them at once, and the old ones again where saving fails. */
export function useNameSupply() {
  return useSaveCustomData({ mutation: useShownAtOnce(getListSupplyPointsQueryKey(), renamed) })
}

function renamed(answer: ListSupplyPointsSuccess, { key: cups, data: { name, icon } }: Renaming) {
  const rename = (point: SupplyPoint) => (point.cups === cups ? { ...point, name, icon } : point)
  return {
    ...answer,
    supplyPoints: { items: answer.supplyPoints.items.map(rename) },
    delegatePoints: { items: answer.delegatePoints.items.map(rename) },
  }
}

type Renaming = { readonly key: string; readonly data: CustomDataChange }
