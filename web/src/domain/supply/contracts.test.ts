import { expect, test } from 'vitest'
import { cannedContractScreens } from '#src/testing/cannedContracts.ts'
import { contractScreensOf } from './contracts.ts'

test.each([
  ['CONTRATOS;POTENCIA', true, true],
  ['POTENCIA', false, true],
  [' CONTRATOS ', true, false],
  ['CONTRATOSX', false, false],
  ['', false, false],
])('the setting %j says what is shown of contracts', (value, contracts, powers) => {
  expect(contractScreensOf(cannedContractScreens(value))).toEqual({ contracts, powers })
})

test('without the setting nothing of contracts is shown', () => {
  expect(contractScreensOf({ items: [] })).toEqual({ contracts: false, powers: false })
})
