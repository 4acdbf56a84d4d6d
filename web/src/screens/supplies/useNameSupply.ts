import { useQueryClient } from '@tanstack/react-query'
import {
  getListSupplyPointsQueryKey,
  useSaveCustomData,
  type CustomDataChange,
  type ListSupplyPointsSuccess,
  type SupplyPoint,
} from '#src/api/generated/api.ts'

/** Saves the name and icon of a supply. Every screen shows them at once, and the old ones again where saving fails. */
export function useNameSupply() {
  const client = useQueryClient()
  const queryKey = getListSupplyPointsQueryKey()
  return useSaveCustomData<unknown, { readonly before: ListSupplyPointsSuccess | undefined }>({
    mutation: {
      onMutate: async ({ key, data }) => {
        await client.cancelQueries({ queryKey })
        const before = client.getQueryData<ListSupplyPointsSuccess>(queryKey)
        if (before) client.setQueryData(queryKey, renamed(before, key, data))
        return { before }
      },
      onError: (_error, _variables, made) => client.setQueryData(queryKey, made?.before),
    },
  })
}

function renamed(answer: ListSupplyPointsSuccess, cups: string, { name, icon }: CustomDataChange) {
  const rename = (point: SupplyPoint) => (point.cups === cups ? { ...point, name, icon } : point)
  return {
    ...answer,
    supplyPoints: { items: answer.supplyPoints.items.map(rename) },
    delegatePoints: { items: answer.delegatePoints.items.map(rename) },
  }
}
