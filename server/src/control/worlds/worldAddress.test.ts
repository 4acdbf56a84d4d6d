import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { clientAddresses } from './worldAddress.ts'

/** A server with a world in which the captcha fails, so that an answer shows its world. */
async function twoWorlds() {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'mine' }).expect(200)
  api.worlds.get('mine')?.faults.add({ operation: 'getCaptcha', codResult: '2004' })
  const worldOf = async (headers: Record<string, string>) => {
    const answer = outcome(await api.http().get('/api/captcha').set(headers))
    return answer === '200 2004' ? 'mine' : answer === '200 0000' ? 'default' : answer
  }
  return { ...api, worldOf }
}

test.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'default'],
  ['the header', { 'x-sandbox': 'mine' }, 'mine'],
  ['the first label of a host below localhost', { host: 'mine.localhost:5173' }, 'mine'],
  ['that label in capitals', { host: 'MINE.localhost' }, 'mine'],
  ['the cookie', { cookie: 'theme=dark; x-sandbox=mine' }, 'mine'],
  ['a cookie of another name', { cookie: 'not-x-sandbox=mine' }, 'default'],
  ['localhost itself', { host: 'localhost:5173' }, 'default'],
  ['the header before the host', { 'x-sandbox': 'default', host: 'mine.localhost' }, 'default'],
  ['the host before the cookie', { host: 'mine.localhost', cookie: 'x-sandbox=default' }, 'mine'],
])('picks the world of a call by %s', async (_what, headers, expected) => {
  const { worldOf } = await twoWorlds()
  expect(await worldOf(headers)).toBe(expected)
})

test('rejects an unknown world by the header or cookie that names it', async () => {
  const { http } = await twoWorlds()
  const where = async (headers: Record<string, string>) =>
    (await http().get('/api/captcha').set(headers).expect(400)).body.violations[0].where
  expect(await where({ host: 'gone.localhost' })).toBe('header/host')
  expect(await where({ cookie: 'x-sandbox=gone' })).toBe('cookie/x-sandbox')
})

test('leads to an address for each world where the client has one', () => {
  const local = clientAddresses('http://localhost:5173')
  expect([local('default'), local('mine')]).toEqual(['http://localhost:5173', 'http://mine.localhost:5173'])
  expect(clientAddresses('https://area.example')('mine')).toBe('https://area.example')
})

test('links in a message to the address of its world', async () => {
  const api = await twoWorlds()
  const { session } = await api.as('customer', 'mine')
  const who = { user: session.user.documentNumber, email: session.user.email, phone: '', captcha: 'localhost' }
  await api.bearing(null, 'mine').post('/passwordreminder', who).expect(200)
  const [message] = api.worlds.get('mine')?.inbox.list({}) ?? []
  expect(message?.links[0]).toMatch(/^http:\/\/mine\.localhost:5173\//)
})
