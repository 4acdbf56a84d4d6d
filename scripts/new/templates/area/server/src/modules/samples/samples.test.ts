import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('lists samples: say what a user sees, and that it is nobody else’s', async () => {
  const { get } = await (await testApi()).as('customer')
  expect(outcome(await get('/samples')), 'say what samples answers').toBe('200 0000')
  expect.fail('say what a user sees, and that it is nobody else’s')
})
