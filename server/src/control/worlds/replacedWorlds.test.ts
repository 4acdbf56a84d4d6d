import { expect, test, vi } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

/** A call to a watched world that a fault rule delays until `goOn`, and then goes on to read the database. */
async function delayedCall() {
  const api = await testApi()
  const control = (method: 'post' | 'delete', path: string, body?: object) =>
    api.http()[method](`/__control/worlds${path}`).send(body).expect(200)
  await control('post', '', { id: 'mine', watch: true })
  await control('post', '/mine/snapshots', { name: 'first' })
  const { put, get } = await api.as('customer', 'mine')
  await put('/users/1', { phone: '612345678' })
  const world = api.worlds.get('mine')
  if (!world) throw new Error('There is no such world.')
  world.faults.add({ operation: 'getUser', delayMs: 1 })
  let goOn = (): void => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const isHeld = new Promise<void>((resolve) => {
    vi.spyOn(world.faults, 'hold').mockImplementation(() => {
      resolve()
      return held
    })
  })
  const answer = get('/users/1').then((found) => found)
  await isHeld
  return { ...api, control, answer, goOn }
}

test.each([
  ['post', '/mine/reset', undefined],
  ['post', '/mine/snapshots/first/restore', undefined],
  ['post', '/mine/requests/1/rewind', undefined],
  ['delete', '/mine', undefined],
] as const)('answers a call under way at %s %s with the code of a world that changed', async (method, path, body) => {
  const { control, answer, goOn } = await delayedCall()
  await control(method, path, body)
  goOn()
  const found = await answer
  expect(outcome(found)).toBe('400 WORLD_UNKNOWN')
  expect(found.body.violations).toEqual([
    { where: 'world', problem: 'was put back, replaced or deleted during this call; make the call again' },
  ])
})

test('answers a control call under way at a reset with a sentence', async () => {
  const { http, worlds } = await testApi()
  const world = worlds.default
  vi.spyOn(world.inbox, 'wait').mockImplementation(async () => {
    worlds.reset(world)
    return world.inbox.list({})
  })
  const { status, body } = await http().get('/__control/worlds/default/inbox')
  expect([status, body.error]).toEqual([
    409,
    'The world was put back, replaced or deleted during this call; make the call again.',
  ])
})
