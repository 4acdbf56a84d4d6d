import { controlOperations } from '@acometida/api-spec/generated/control'
import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

test('the root of the control API lists every call of it with what it does, and says where they are described', async () => {
  const { http } = await testApi()
  const { status, body } = await http().get('/__control')
  expect([status, body.docs]).toEqual([200, '/docs'])
  expect(body.calls).toHaveLength(Object.keys(controlOperations).length)
  expect(body.calls).toContainEqual({ call: 'GET /__control/personas', does: 'List the seeded people' })
  expect(body.calls).toContainEqual({ call: 'GET /__control', does: 'What there is' })
})
