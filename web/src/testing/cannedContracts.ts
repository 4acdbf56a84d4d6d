import type { ListContractsSuccess } from '#src/api/generated/api.ts'

type Contracts = Omit<ListContractsSuccess, 'result'>

/**
 * The content of GET /contracts by its code: two retailers and two powers since 2021, with whatever a test says
 * differently.
 */
export function cannedContracts(code: string, changes: Partial<Contracts['accessContracts'][number]> = {}): Contracts {
  return {
    code: code as Contracts['code'], // A test asks by the codes that there are.
    accessContracts:
      code === '01'
        ? [
            {
              contractId: 'ATR000001001',
              cups: 'ES0022000001234567WY1P',
              documentNumber: '12345678Z',
              holderName: 'Lucía Ferreiro Castro',
              tariff: '2.0TD',
              contractedPower: [4600, 4600],
              retailer: 'Vatio Claro Energía, S. L.',
              startDate: '2021-06-01',
              endDate: null,
              ...changes,
            },
          ]
        : [],
    contractedPowers:
      code === '02'
        ? [
            { contractedPower: [4600, 4600], startDate: '2023-03-01', endDate: null },
            { contractedPower: [3450, 3450], startDate: '2021-06-01', endDate: '2023-02-28' },
          ]
        : [],
    retailers:
      code === '03'
        ? [
            { retailer: 'Vatio Claro Energía, S. L.', startDate: '2022-02-01', endDate: null },
            { retailer: 'Luz do Atlántico, S. L.', startDate: '2021-06-01', endDate: '2022-01-31' },
          ]
        : [],
  }
}

/** The content of GET /masterData where the utility shows these contracts. */
export function cannedContractScreens(value: string) {
  return { items: [{ master: 'CONTRACT', language: 'ES', key: 'SCREENS_ACTIVE', value }] }
}
