import { parseDate } from '#src/api/call/parse.ts'
import {
  type ListContractsSuccess,
  type ListMasterDataSuccess,
  useListContracts,
  useListMasterData,
} from '#src/api/generated/api.ts'
import { masterDataFilter, masterValue } from '#src/api/masterData.ts'
import { filterOf } from '#src/api/query/filterOf.ts'

/** The contract screens that the utility shows. */
export interface ContractScreens {
  /** The access contract, and the retailers. */
  readonly contracts: boolean
  /** The contracted powers. */
  readonly powers: boolean
}

/** Local dates, `2026-03-14`, both included. Without an end while in force. */
export interface ContractTerm {
  readonly from: string
  readonly to: string | undefined
}

/** By tariff period, P1 first, watts. */
export type PowerTerm = ContractTerm & { readonly watts: readonly number[] }
export type RetailerTerm = ContractTerm & { readonly name: string }

/** The contract screens that the utility shows, the same for all supplies. */
export function useContractScreens() {
  const filter = masterDataFilter('CONTRACT')
  return useListMasterData({ filter }, { query: { select: contractScreensOf, staleTime: Infinity } })
}

/** The contract in force. Null without one. */
export function useAccessContract(cups: string) {
  return useListContracts(contractsOf(cups, '01'), { query: { select: accessContractOf } })
}

/** The contracted powers of a supply, newest first. */
export function useContractedPowers(cups: string, { enabled }: { readonly enabled: boolean }) {
  return useListContracts(contractsOf(cups, '02'), { query: { select: powerTermsOf, enabled } })
}

/** The retailers of a supply, newest first. */
export function useRetailers(cups: string, { enabled }: { readonly enabled: boolean }) {
  return useListContracts(contractsOf(cups, '03'), { query: { select: retailerTermsOf, enabled } })
}

/** The name of a supply's current retailer. Undefined while unknown, and if it has none. */
export function useRetailer(cups: string) {
  return useListContracts(contractsOf(cups, '03'), {
    query: { select: ({ retailers }) => retailers.find(({ endDate }) => endDate === null)?.retailer },
  })
}

function contractsOf(cups: string, code: '01' | '02' | '03') {
  return { filter: filterOf<'listContracts'>({ cups, code }) }
}

/** Reads the setting, such as `CONTRATOS;POTENCIA`. Without one, nothing is shown. */
export function contractScreensOf({ items }: Pick<ListMasterDataSuccess, 'items'>): ContractScreens {
  const names = new Set((masterValue(items, 'SCREENS_ACTIVE') ?? '').split(';').map((name) => name.trim()))
  return { contracts: names.has('CONTRATOS'), powers: names.has('POTENCIA') }
}

function accessContractOf({ accessContracts }: ListContractsSuccess) {
  const contract = accessContracts.find(({ endDate }) => endDate === null)
  if (!contract) return null
  // A delegate sees four characters of the document.
  const { contractId: id, holderName: holder, documentNumber: document, retailer, startDate } = contract
  return { id, holder, document, retailer, since: parseDate(startDate) }
}

function powerTermsOf({ contractedPowers }: ListContractsSuccess): readonly PowerTerm[] {
  return contractedPowers.map((power) => ({ watts: power.contractedPower, ...termOf(power) }))
}

function retailerTermsOf({ retailers }: ListContractsSuccess): readonly RetailerTerm[] {
  return retailers.map((term) => ({ name: term.retailer, ...termOf(term) }))
}

function termOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string | null }): ContractTerm {
  return { from: parseDate(startDate), to: endDate === null ? undefined : parseDate(endDate) }
}
