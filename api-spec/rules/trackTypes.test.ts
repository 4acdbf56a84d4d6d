import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { trackTypes } from './trackTypes.ts'

test('there are thirteen kinds of streets, and the contract knows the same ones [CO-046]', () => {
  expect(trackTypes).toEqual(
    'place avenue boulevard street path highway walk pau square polygon passage track via'.split(' '),
  )
  const { streetType } = operations.saveCustomer.body.properties
  expect(JSON.parse(JSON.stringify(streetType)).enum).toEqual(trackTypes)
})
