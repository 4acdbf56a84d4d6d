import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import { contractScreensOf } from './contracts.ts'

test.each([
  ['CONTRATOS;POTENCIA', true, true],
  ['POTENCIA', false, true],
  [' CONTRATOS ', true, false],
  ['CONTRATOSX', false, false],
  ['', false, false],
])('shows of contracts what the setting %j says', (value, contracts, powers) => {
  const setting = { ...example('MasterDataItem', 'contractScreens'), value }
  expect(contractScreensOf({ items: [setting] })).toEqual({ contracts, powers })
})

test('shows nothing of contracts without the setting', () => {
  expect(contractScreensOf({ items: [] })).toEqual({ contracts: false, powers: false })
})
