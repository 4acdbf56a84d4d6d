import { expect, test } from 'vitest'
import { cannedSupply } from '#src/testing/cannedSupplies.ts'
import { searchSupplies } from './supplySearch.ts'

const flat = { ...cannedSupply(), delegated: false }
const house = {
  ...cannedSupply({
    cups: 'ES0022000007654321AB1P',
    name: 'Sanxenxo',
    address: { ...flat.address, street: 'Avenida de Silgar, 14' },
  }),
  delegated: false,
}
const found = (search: string) => searchSupplies([flat, house], search).map(({ name }) => name)

test('supplies are found by name, address and CUPS, whatever the accents, capitals and gaps', () => {
  expect(found('SANTIAGO piso')).toEqual(['Piso de Santiago'])
  expect(found('rua do vilar')).toEqual(['Piso de Santiago'])
  expect(found('silgar')).toEqual(['Sanxenxo'])
  expect(found('es 0022 0000 0765')).toEqual(['Sanxenxo'])
  expect(found('vigo')).toEqual([])
  expect(found('  ')).toHaveLength(2)
})
