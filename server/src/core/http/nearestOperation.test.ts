import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { nearestOperation } from './nearestOperation.ts'

test.each([
  ['GET', '/supplyPoints', 'the nearest is GET /supplypoints (listSupplyPoints)'],
  ['GET', '/consumption', 'the nearest is GET /consumptions (listConsumptions)'],
  ['POST', '/logins', 'the nearest is POST /login (logIn)'],
  ['PUT', '/user/1', 'the nearest is PUT /users/{id} (updateUser)'],
])('suggests for %s %s the operation that was meant', (method, path, words) => {
  expect(nearestOperation(method, path)).toBe(words)
})

test('names the methods of a path that exists with others', () => {
  expect(nearestOperation('PATCH', '/tokens')).toBe(
    'this path takes PUT /tokens (refreshTokens), DELETE /tokens (endSession)',
  )
})

test('answers an unknown call with the nearest operation and logs it without the path', async () => {
  const api = await testApi()
  const answer = await api.anyone.get('/supplypoint?filter=cups::ES0022000001234567WY1P')
  expect(outcome(answer)).toBe('404 ERROR_GENERICO')
  expect(answer.body.violations[0].problem).toBe(
    'there is no GET /api/supplypoint; the nearest is GET /supplypoints (listSupplyPoints)',
  )
  const { body } = await api.http().get('/__control/worlds/default/requests').expect(200)
  expect(body.requests[0]).toMatchObject({
    path: '(unknown)',
    problems: ['no operation is here; the nearest is GET /supplypoints (listSupplyPoints)'],
  })
})
