import { example } from '@acometida/api-spec/testing/example.ts'
import { expect, test } from 'vitest'
import { contractScreensOf } from './contracts.ts'

test.each([
  ['CONTRATOS;POTENCIA', true, true],
  ['POTENCIA', false, true],
  [' CONTRATOS ', true, false],
  ['CONTRATOSX', false, false],
  ['', false, false],
])('the setting %j says what is shown of contracts', (value, contracts, powers) => {
  const setting = { ...example('MasterDataItem', 'contractScreens'), value }
  expect(contractScreensOf({ items: [setting] })).toEqual({ contracts, powers })
})

test('without the setting nothing of contracts is shown', () => {
  expect(contractScreensOf({ items: [] })).toEqual({ contracts: false, powers: false })
})
