import { expect, test } from 'vitest'
import { mail, masterData } from '#src/db/schema.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test("sends a user's message to the utility and a numbered receipt to the user [OP-029]", async () => {
  const api = await testApi()
  const { post, session } = await api.as('customer')
  const { body } = await post('/v1.0/mails/complaint/send', {
    subject: 'Lectura',
    text: 'La lectura de enero no es correcta.',
  })
  expect(body.number).toBe('EM20260001')
  const [atUtility] = api.world().inbox.list({ to: 'reclamaciones@acometida.dev' })
  expect(atUtility).toMatchObject({ subject: 'EM20260001: Lectura', text: 'La lectura de enero no es correcta.' })
  const [receipt] = api.world().inbox.list({ to: session.user.email })
  expect(receipt?.subject).toBe('Hemos recibido su mensaje EM20260001')
  expect(receipt?.text).toContain('La lectura de enero no es correcta.')
})

test('requires stars for a rating only and rejects empty texts [OP-029]', async () => {
  const { post } = await (await testApi()).as('customer')
  const send = async (template: string, body: object) => outcome(await post(`/v1.0/mails/${template}/send`, body))
  expect(await send('rating', { text: 'Muy clara.', stars: 4 })).toBe('200 0000')
  expect(await send('rating', { text: 'Muy clara.' })).toBe('400 ERROR_GENERICO')
  expect(await send('rating', { text: 'Muy clara.', stars: 6 })).toBe('400 ERROR_GENERICO')
  expect(await send('contact', { text: 'Hola', stars: 4 })).toBe('400 ERROR_GENERICO')
  expect(await send('contact', { text: ' \n ' })).toBe('400 ERROR_GENERICO')
  expect(await send('spam', { text: 'Hola' })).toBe('400 ERROR_GENERICO')
})

test('refuses messages written while acting for a user', async () => {
  const api = await testApi()
  const { accessToken } = (await (await api.as('agent')).post('/login', { userId: 1 })).body
  const answer = await api.bearing(accessToken).post('/v1.0/mails/contact/send', { text: 'Hola' })
  expect(answer.status).toBe(403)
})

test("stores and mails each message, in Spanish to the utility, in the user's language back [OP-029]", async () => {
  const api = await testApi()
  const { post, session, userId } = await api.as('prosumer')
  const send = async (template: string, body: object) =>
    (await post(`/v1.0/mails/${template}/send`, body).expect(200)).body.number
  expect(await send('complaint', { subject: '  Reading ', text: ' The reading is wrong. ' })).toBe('EM20260001')
  expect(api.sent({ to: 'reclamaciones@acometida.dev' })).toMatchObject([
    { channel: 'email', subject: 'EM20260001: Reading', text: 'The reading is wrong.', language: 'es' },
  ])
  expect(api.sent({ to: session.user.email })).toMatchObject([{ channel: 'email', language: 'en' }])
  expect(await send('rating', { subject: '  ', text: 'Clear.', stars: 4 })).toBe('EM20260002')
  expect(api.world().db.select().from(mail).all()).toMatchObject([
    { userId, template: 'complaint', subject: 'Reading', text: 'The reading is wrong.', stars: null },
    { userId, template: 'rating', subject: 'rating', text: 'Clear.', stars: 4 },
  ])
})

test('accepts a message and sends its receipt when the utility has no address', async () => {
  const api = await testApi()
  const { post, session } = await api.as('customer')
  api.world().db.delete(masterData).run()
  await post('/v1.0/mails/complaint/send', { text: 'Hola' }).expect(200)
  expect(api.sent().map(({ to }) => to)).toEqual([session.user.email])
})

test('rejects an incomplete message and says where', async () => {
  const { post } = await (await testApi()).as('customer')
  const violations = async (template: string, body: object) =>
    (await post(`/v1.0/mails/${template}/send`, body).expect(400)).body.violations
  expect(await violations('contact', { text: ' ' })).toEqual([{ where: 'body/text', problem: 'must not be empty' }])
  const stars = [{ where: 'body/stars', problem: 'goes with a rating, and only with that' }]
  expect(await violations('contact', { text: 'Hola', stars: 4 })).toEqual(stars)
  expect(await violations('rating', { text: 'Hola' })).toEqual(stars)
})

test('answers 2004 to a message without a session and a solved captcha', async () => {
  const api = await testApi()
  const message = { subject: 'Reclamación', text: 'No puedo entrar.', email: 'uxia@correo.gal' }
  for (const captcha of ['wrong', undefined])
    expect(outcome(await api.anyone.post('/v1.0/mails/complaint/send', { ...message, captcha }))).toBe('200 2004')
  expect(api.sent()).toEqual([])
  expect(api.world().db.select().from(mail).all()).toEqual([])
})

test('accepts a message without a session and mails nothing to its address [OP-029]', async () => {
  const api = await testApi()
  const send = async (template: string, change: object = {}) =>
    await api.anyone.post(`/v1.0/mails/${template}/send`, {
      subject: 'Cuenta bloqueada',
      text: 'No puedo entrar.',
      email: 'Uxia@Correo.gal',
      captcha: 'localhost',
      ...change,
    })
  expect((await send('contact')).body).toMatchObject({ number: 'EM20260001' })
  expect(api.sent()).toMatchObject([
    {
      to: 'atencion@acometida.dev',
      subject: 'EM20260001: Cuenta bloqueada',
      text: 'De: uxia@correo.gal\n\nNo puedo entrar.',
    },
  ])
  expect(api.world().db.select().from(mail).all()).toMatchObject([{ userId: null, email: 'uxia@correo.gal' }])
  for (const change of [{ email: undefined }, { email: 'uxia' }])
    expect((await send('contact', change)).body.violations).toMatchObject([{ where: 'body/email' }])
  expect(outcome(await send('rating', { stars: 1 }))).toBe('401 9002')
  const { post } = await api.as('customer')
  const asUser = await post('/v1.0/mails/contact/send', { text: 'Hola', email: 'outra@correo.gal' })
  expect(asUser.body.violations).toMatchObject([{ where: 'body/email' }])
  expect(api.sent()).toHaveLength(1)
})
