import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { expect, test } from 'vitest'
import { contractHistory } from './contracts.rules.ts'

const historyOf = (index: number, change: { formerWatts?: string; powersSince?: string } = {}) =>
  contractHistory({ cups: makeCups('0022', index), dataFrom: '2024-03-01', contractedWatts: '4600,5750', ...change })

test("keeps the powers and retailers of a supply's history", () => {
  expect(historyOf(0, { formerWatts: '5750,6900', powersSince: '2024-09-01' })).toEqual({
    contractStart: '2020-02-01',
    powers: [
      { startDate: '2024-09-01', endDate: null, watts: [4600, 5750] },
      { startDate: '2020-02-01', endDate: '2024-08-31', watts: [5750, 6900] },
    ],
    retailers: [
      { startDate: '2020-08-01', endDate: null, name: 'Comercializadora de Referencia del Noroeste, S. A.' },
      { startDate: '2020-02-01', endDate: '2020-07-31', name: 'Cooperativa Eléctrica A Roda, S. Coop.' },
    ],
  })
  expect(historyOf(2)).toEqual({
    contractStart: '2022-03-01',
    powers: [{ startDate: '2022-03-01', endDate: null, watts: [4600, 5750] }],
    retailers: [{ startDate: '2022-03-01', endDate: null, name: 'Vatio Claro Energía, S. L.' }],
  })
  expect(historyOf(5)).toEqual({
    contractStart: '2022-06-01',
    powers: [{ startDate: '2022-06-01', endDate: null, watts: [4600, 5750] }],
    retailers: [
      { startDate: '2024-03-01', endDate: null, name: 'Enerxía Fonte Nova, S. A.' },
      { startDate: '2023-01-01', endDate: '2024-02-29', name: 'Vatio Claro Energía, S. L.' },
      { startDate: '2022-06-01', endDate: '2022-12-31', name: 'Luz do Atlántico Comercializadora, S. L.' },
    ],
  })
})

test('gives a supply one to three retailers and a contract a year older than its data', () => {
  const all = Array.from({ length: 60 }, (_, index) => historyOf(index))
  expect(new Set(all.map(({ retailers }) => retailers.length))).toEqual(new Set([1, 2, 3]))
  for (const { contractStart } of all) expect(contractStart <= '2023-03-01').toBe(true)
})
