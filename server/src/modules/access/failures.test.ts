import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const logIn = async ({ anyone }: TestApi, word: string, user = '12345678Z') =>
  outcome(await anyone.post('/login', { user, password: word, captcha: 'localhost' }))

const guess = (api: TestApi) => logIn(api, 'Farola#29b')

test('locks the account for any password after five wrong ones', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) expect(await guess(api)).toBe('200 1001')
  expect(await guess(api)).toBe('200 2024')
  expect(await logIn(api, password)).toBe('200 2024')
})

test("ends a lock of the account after 30 seconds of the world's clock", async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  api.advance(29.9)
  expect(await logIn(api, password)).toBe('200 2024')
  api.advance(0.1)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('doubles the lock with each further wrong password, up to 15 minutes', async () => {
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

test('ignores attempts during a lock, which neither count nor prolong it', async () => {
  const api = await testApi()
  for (let times = 0; times < 9; times += 1) await guess(api)
  api.advance(30)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('resets the count of wrong passwords after a log-in', async () => {
  const api = await testApi()
  for (let times = 0; times < 4; times += 1) await guess(api)
  expect(await logIn(api, password)).toBe('200 0000')
  for (let times = 0; times < 4; times += 1) await guess(api)
  expect(await logIn(api, password)).toBe('200 0000')
})

test('counts simultaneous wrong passwords one by one', async () => {
  const api = await testApi()
  const answers = await Promise.all(Array.from({ length: 9 }, () => guess(api)))
  expect(answers.filter((answer) => answer === '200 1001')).toHaveLength(5)
  expect(answers.filter((answer) => answer === '200 2024')).toHaveLength(4)
})

test('keeps a lock in the database, so that a copy of it is locked too', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  await api.http().post('/__control/worlds').send({ id: 'copy', from: 'default' }).expect(200)
  const copy = api.bearing(null, 'copy')
  expect(outcome(await copy.post('/login', { user: '12345678Z', password, captcha: 'localhost' }))).toBe('200 2024')
  expect(outcome(await copy.post('/login', { user: '23456781R', password, captcha: 'localhost' }))).toBe('200 0000')
})

test('locks no other account than the one whose password is guessed', async () => {
  const api = await testApi()
  for (let times = 0; times < 5; times += 1) await guess(api)
  expect(await logIn(api, password, '23456781R')).toBe('200 0000')
})

test('keeps an open session when the account is locked', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (let times = 0; times < 5; times += 1) await guess(api)
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
})
