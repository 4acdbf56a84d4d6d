import { expect, test } from 'vitest'
import { bill, newKey, offlineBill } from '#src/testing/billPayments.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { testApi, type TestApi } from '#src/testing/testApi.ts'

/** At least 128 bits of URL-safe text, at six bits a character. */
const unguessable = /^[\w-]{22,}$/

/** The length of the common prefix of two texts. */
const sharedStart = (one: string, other: string): number =>
  [...one].findIndex((character, index) => character !== other[index])

function expectUnguessable(secrets: readonly string[], form = unguessable): void {
  expect(new Set(secrets).size).toBe(secrets.length)
  for (const secret of secrets) expect(secret).toMatch(form)
  for (const [index, secret] of secrets.entries())
    for (const other of secrets.slice(index + 1)) expect(sharedStart(secret, other)).toBeLessThan(7)
}

/** The secret of the link in the newest message. */
const secretOf = (api: TestApi): string => {
  const [link = ''] = api.sent()[0]?.links ?? []
  return link.split('/').find((part) => unguessable.test(part)) ?? ''
}

const someone = {
  documentNumber: '88888888Y',
  name: 'Antonio',
  surName: 'Vilariño Souto',
  phone: '612345678',
  password: 'Candil#58b',
  gdprAccepted: '1',
  captcha: 'localhost',
}

test('makes unrepeated 128-bit secrets of activation and reminder, stored as hashes only', async () => {
  const api = await testApi()
  const { email } = (await api.logIn('customer')).user
  const secrets: string[] = []
  for (let nth = 0; nth < 6; nth += 1) {
    await api.anyone
      .post('/passwordreminder', { user: '12345678Z', email, phone: '', captcha: 'localhost' })
      .expect(200)
    secrets.push(secretOf(api))
    api.advance(60)
  }
  await api.anyone.post('/registration/users', { ...someone, email: 'antonio@correo.gal' }).expect(200)
  secrets.push(secretOf(api))
  expectUnguessable(secrets)
  const kept = JSON.stringify(api.world().db.$client.prepare('select * from link').all())
  for (const secret of secrets) expect(kept).not.toContain(secret)
})

test('makes orders of payments without registration that cannot be guessed from one another', async () => {
  const api = await testApi()
  const published = await api.anyone.get(
    pathWithFilter('/masterData', 'master::CARD_PAYMENT|language::ES|key::OFFLINE'),
  )
  const [user, word] = String(published.body.items[0].value).split('-')
  const { body } = await api.anyone.post('/login', { user, password: word }).expect(200)
  const bridge = api.bearing(body.accessToken)
  const orders: string[] = []
  for (let nth = 0; nth < 6; nth += 1) {
    const answer = await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() }).expect(200)
    orders.push(answer.body.order)
  }
  // 60 bits, which a person can read out. A thousand guesses a second for a year hardly find one of a million.
  expectUnguessable(orders, /^PG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  for (const order of orders) expect(order).not.toContain(bill.slice(-6))
})

test('makes ids of documents and tokens of sessions that cannot be guessed from one another', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const upload = {
    nombre: 'a.pdf',
    tipoMime: 'application/pdf',
    contenido: Buffer.from('%PDF-1.7\n').toString('base64'),
  }
  const ids: string[] = []
  const tokens: string[] = []
  for (let nth = 0; nth < 4; nth += 1) {
    ids.push((await customer.post('/documentum', upload)).body.documentumId)
    tokens.push((await api.logIn('customer')).refreshToken)
  }
  expectUnguessable(ids)
  expectUnguessable(tokens.map((token) => token.split('.').at(-1) ?? ''))
})
