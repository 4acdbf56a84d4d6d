import { filterOf } from '#src/api/query/filterOf.ts'
import { type ListMasterDataSuccess, useListMasterData } from '#src/api/generated/api.ts'
import { configurationValue } from '#src/api/useConfiguration.ts'
import type { PaymentChoice } from './usePayment.ts'

type Method = PaymentChoice['method']

/** The available payment methods. Undefined while they load. All, if the API does not list them. */
export function usePaymentMethods(): readonly Method[] | undefined {
  const filter = filterOf<'listMasterData'>({ master: 'PAYMENT_METHODS', language: 'ES' })
  const { data, isError } = useListMasterData({ filter }, { query: { staleTime: Infinity, select: methodsOf } })
  return isError ? ALL : data
}

function methodsOf({ items }: ListMasterDataSuccess): readonly Method[] {
  const configured = configurationValue(items, 'METHODS')?.split(';')
  return configured ? ALL.filter((method) => configured.includes(method.toUpperCase())) : ALL
}

const ALL: readonly Method[] = ['card', 'bizum']
