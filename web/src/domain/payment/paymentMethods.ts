import { filterOf } from '#src/api/filterOf.ts'
import { type ListMasterDataSuccess, useListMasterData } from '#src/api/generated/api.ts'
import { configurationValue } from '#src/api/useConfiguration.ts'
import type { Way } from './usePayment.ts'

type Method = Way['method']

/** The ways to pay that there are; undefined until that is known. An API that does not say takes all. */
export function usePaymentMethods(): readonly Method[] | undefined {
  const filter = filterOf<'listMasterData'>({ master: 'PAYMENT_METHODS', language: 'ES' })
  const { data, isError } = useListMasterData({ filter }, { query: { staleTime: Infinity, select: methodsOf } })
  return isError ? ALL : data
}

function methodsOf({ items }: ListMasterDataSuccess): readonly Method[] {
  const told = configurationValue(items, 'METHODS')?.split(';')
  return told ? ALL.filter((method) => told.includes(method.toUpperCase())) : ALL
}

const ALL: readonly Method[] = ['card', 'bizum']
