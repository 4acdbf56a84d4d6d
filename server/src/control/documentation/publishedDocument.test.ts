import { controlOperations } from '@acometida/api-spec/generated/control'
import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

test('lists every call of the control API at its root and links the docs', async () => {
  const { http } = await testApi()
  const { status, body } = await http().get('/__control')
  expect([status, body.docs]).toEqual([200, '/docs'])
  expect(body.calls).toHaveLength(Object.keys(controlOperations).length)
  expect(body.calls).toContainEqual({ call: 'GET /__control/personas', does: 'List the seeded people' })
  expect(body.calls).toContainEqual({ call: 'GET /__control', does: 'What there is' })
})
