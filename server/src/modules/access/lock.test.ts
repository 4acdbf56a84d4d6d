import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const logIn = async ({ anyone }: TestApi, word: string, user = '12345678Z') =>
  outcome(await anyone.post('/login', { user, password: word, captcha: 'localhost' }))

const guess = (api: TestApi) => logIn(api, 'Farola#29b')

test('the fifth wrong password locks the account, and then right and wrong ones are answered alike', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) expect(await guess(api)).toBe('200 1001')
  expect(await guess(api)).toBe('200 2024')
  expect(await logIn(api, password)).toBe('200 2024')
})

test('a lock ends by the clock of the world', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  api.advance(29.9)
  expect(await logIn(api, password)).toBe('200 2024')
  api.advance(0.1)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('each wrong password after a lock doubles the next one, up to a quarter of an hour', async () => {
  const api = await testApi()
  for (let times = 0; times < 4; times += 1) await guess(api)
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    expect(await guess(api)).toBe('200 1001')
    api.advance(seconds - 0.1)
    expect(await guess(api)).toBe('200 2024')
    api.advance(0.1)
  }
  expect(await logIn(api, password)).toBe('200 0000')
})

test('what is tried while the account is locked neither counts nor makes the lock longer', async () => {
  const api = await testApi()
  for (let times = 0; times < 9; times += 1) await guess(api)
  api.advance(30)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('a log-in forgets the wrong passwords before it', async () => {
  const api = await testApi()
  for (let times = 0; times < 4; times += 1) await guess(api)
  expect(await logIn(api, password)).toBe('200 0000')
  for (let times = 0; times < 4; times += 1) await guess(api)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('wrong passwords sent at once are counted one by one', async () => {
  const api = await testApi()
  const answers = await Promise.all(Array.from({ length: 9 }, () => guess(api)))
  expect(answers.filter((answer) => answer === '200 1001')).toHaveLength(5)
  expect(answers.filter((answer) => answer === '200 2024')).toHaveLength(4)
})

test('a lock is in the database: a server that opens a copy of it knows of it', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  await api.http().post('/__control/worlds').send({ id: 'copy', from: 'default' }).expect(200)
  const copy = api.bearing(null, 'copy')
  expect(outcome(await copy.post('/login', { user: '12345678Z', password, captcha: 'localhost' }))).toBe('200 2024')
  expect(outcome(await copy.post('/login', { user: '23456781R', password, captcha: 'localhost' }))).toBe('200 0000')
})

test('guessing at one account locks no other', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  expect(await logIn(api, password, '23456781R')).toBe('200 0000')
})

test('a lock closes the log-in, not the session that is open', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (let times = 0; times < 5; times += 1) await guess(api)
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
})
