import { expect, test } from 'vitest'
import { pushListProblem, pushReadProblem } from './pushCalls.ts'

test('the notices are asked for only with user, language and token [VA-052 LA-016]', () => {
  const call = { userId: '1', lang: 'es', token: 't' }
  expect(pushListProblem(call)).toBeNull()
  for (const key of ['userId', 'lang', 'token'])
    expect(pushListProblem({ ...call, [key]: '' })).toBe('Invalid parameters')
})

test('a notice is marked as read only with user, notice and token [VA-053 LA-016]', () => {
  const call = { userId: '1', id: '7', token: 't' }
  expect(pushReadProblem(call)).toBeNull()
  for (const key of ['userId', 'id', 'token'])
    expect(pushReadProblem({ ...call, [key]: '' })).toBe('Invalid parameters')
})
