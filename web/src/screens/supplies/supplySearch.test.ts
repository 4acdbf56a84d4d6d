import { expect, test } from 'vitest'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { searchSupplies } from './supplySearch.ts'

const flat: Supply = {
  cups: 'ES0022000001234567WY1P',
  title: 'Piso de Santiago',
  name: 'Piso de Santiago',
  icon: 'flat',
  meterId: '0022118034512',
  address: {
    street: 'Rúa do Vilar, 27, 2.º B',
    town: 'Santiago de Compostela',
    province: 'A Coruña',
    zipCode: '15705',
  },
  tariff: '2.0TD',
  contractedPower: [4600, 4600],
  lastDataDate: '2026-03-14',
  generator: false,
  cau: null,
  delegated: false,
}
const house: Supply = {
  ...flat,
  cups: 'ES0022000007654321AB1P',
  title: 'Avenida de Silgar, 14',
  name: 'Lucía Ferreiro',
  address: { ...flat.address, street: 'Avenida de Silgar, 14' },
}
const found = (search: string) => searchSupplies([flat, house], search).map(({ title }) => title)

test('finds supplies by name, address and CUPS, ignoring accents, case and gaps', () => {
  expect(found('SANTIAGO piso')).toEqual(['Piso de Santiago'])
  expect(found('rua do vilar')).toEqual(['Piso de Santiago'])
  expect(found('silgar')).toEqual(['Avenida de Silgar, 14'])
  expect(found('es 0022 0000 0765')).toEqual(['Avenida de Silgar, 14'])
  expect(found('lucía')).toEqual(['Avenida de Silgar, 14'])
  expect(found('vigo')).toEqual([])
  expect(found('  ')).toHaveLength(2)
})
