import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('answers samples: say what it guarantees, and each code that it ends with in a title', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await customer.get('/samples')), 'say what samples does').toBe('200 0000')
  expect.fail('say what samples answers, to whom, and what it refuses')
})
