import { expect, test } from 'vitest'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const write = async (api: TestApi, persona: string, count: number) => {
  const { post } = await api.as(persona)
  const answers: string[] = []
  for (let nth = 0; nth < count; nth += 1)
    answers.push(outcome(await post('/v1.0/mails/contact/send', { text: `Mensaje ${nth}` })))
  return answers
}

test('answers 429 with a time to come back after so many messages an hour to one address', async () => {
  const api = await testApi({ MESSAGE_LIMIT: '3' })
  const { post, session } = await api.as('customer')
  const send = () => post('/v1.0/mails/complaint/send', { text: 'No tengo luz' })
  await send().expect(200)
  api.advance(600)
  expect(await write(api, 'customer', 3)).toEqual(['200 0000', '200 0000', '429 ERROR_GENERICO'])
  const before = api.world().db.$client.prepare('select count(*) from mail').pluck().get()
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('3000')
  expect(api.world().db.$client.prepare('select count(*) from mail').pluck().get()).toBe(before)
  expect(api.sent({ to: session.user.email })).toHaveLength(3)
  expect(outcome(await (await api.as('prosumer')).post('/v1.0/mails/contact/send', { text: 'Hola' }))).toBe('200 0000')
  api.advance(3000)
  expect(await write(api, 'customer', 1)).toEqual(['200 0000'])
})

test('limits the messages an hour that one user asks for, whoever gets them', async () => {
  const api = await testApi({ MESSAGE_LIMIT: '4' })
  const { put } = await api.as('customer')
  const change = async (nth: number) => outcome(await put('/users/1', { email: `lucia.${nth}@correo.gal` }))
  expect([await change(1), await change(2), await change(3)]).toEqual(['200 0000', '200 0000', '429 ERROR_GENERICO'])
  expect(api.sent()).toHaveLength(4)
})

test('allows staff far more messages and counts log-in codes separately', async () => {
  const api = await testApi({ MESSAGE_LIMIT: '1' })
  const agent = await api.as('agent')
  const person = { docType: 'NIF', name: 'Antonio', surname: 'Souto', phone: '612345678', userType: 'consumer' }
  for (const [nth, docNumber] of ['88888888Y', '99999999R', '13579246T'].entries()) {
    const email = `antonio.${nth}@correo.gal`
    const invited = { ...person, docNumber, email, sendMail: true, sendSms: false }
    expect(outcome(await agent.post('/preregistration/users', invited))).toBe('200 0000')
  }
  const logIn = async () =>
    outcome(await api.anyone.post('/login', { user: '34567812P', password: 'Farola#29a', captcha: 'localhost' }))
  const answers = [await logIn(), await logIn(), await logIn(), await logIn(), await logIn(), await logIn()]
  expect(answers).toEqual(['200 0001', '200 0001', '200 0001', '200 0001', '200 0001', '429 ERROR_GENERICO'])
})

test('answers a reminder alike beyond the limit but sends no more', async () => {
  const api = await testApi({ MESSAGE_LIMIT: '1' })
  const remind = () =>
    api.anyone.post('/passwordreminder', {
      user: '12345678Z',
      email: 'lucia.ferreiro@correo.gal',
      phone: '',
      captcha: 'localhost',
    })
  expect(outcome(await remind())).toBe('200 0000')
  api.advance(61)
  expect(outcome(await remind())).toBe('200 0000')
  expect(api.sent({ to: 'lucia.ferreiro@correo.gal' })).toHaveLength(1)
})
