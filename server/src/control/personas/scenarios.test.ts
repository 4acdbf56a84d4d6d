import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { scenarios } from './scenarios.ts'

const apply = (api: TestApi, scenario: string, persona?: string) =>
  api
    .http()
    .post(`/__control/worlds/default/scenarios/${scenario}`)
    .send(persona === undefined ? {} : { persona })

const firstCups = async ({ get }: Awaited<ReturnType<TestApi['as']>>): Promise<string> =>
  (await get('/supplypoints')).body.supplyPoints.items[0].cups

test('lists all scenarios', async () => {
  const { http } = await testApi()
  const { body } = await http().get('/__control/scenarios').expect(200)
  expect(body.scenarios.map(({ name }: { name: string }) => name)).toEqual(Object.keys(scenarios))
})

test.each(Object.keys(scenarios))('applies %s to the customer, to another persona, and again', async (name) => {
  const api = await testApi()
  for (const persona of [undefined, 'prosumer', 'prosumer']) {
    const { status, body } = await apply(api, name, persona)
    // Without supplies, the second time has none to remove.
    expect([status, body.name]).toEqual([200, name])
  }
})

test.each([
  ['customer', '2026-03-16'],
  ['customer', '2026-03-26'],
  ['prosumer', '2026-03-16'],
  ['prosumer', '2026-04-25'],
  ['company', '2026-04-26'],
] as const)('makes two bills of the first supply of the %s overdue on %s (overdueBill)', async (persona, day) => {
  const api = await testApi()
  api.world().clock.set(Date.parse(`${day}T10:00:00+02:00`))
  await apply(api, 'overdueBill', persona === 'customer' ? undefined : persona).expect(200)
  const someone = await api.as(persona)
  const { body } = await someone.get(pathWithFilter('/listBills', { cups: await firstCups(someone) }))
  const states = body.bills.items.map(({ status }: { status: string }) => status)
  expect(states.filter((each: string) => each === 'OVERDUE')).toHaveLength(2)
})

test('cuts the supply, restores it on time and tells the holder of both (outageNow)', async () => {
  const api = await testApi()
  await apply(api, 'outageNow', 'prosumer').expect(200)
  const prosumer = await api.as('prosumer')
  const cups = await firstCups(prosumer)
  const { body } = await prosumer.get(pathWithFilter('/listPowerSupplyFacilities', { cups }))
  expect(body.incidence.incidenceStartDate).toBe('16/03/2026 09:30:00')
  await api.http().post('/__control/worlds/default/clock/advance').send({ seconds: 5_400 }).expect(200)
  const told = api.world().inbox.list({ to: prosumer.session.user.email })
  expect(told.map(({ subject }) => subject.split(' at ')[0])).toEqual([
    'The power is back',
    'New estimate for the power cut',
    'Power cut',
  ])
})

test('tells a customer of a power cut two days ahead (outagePlanned)', async () => {
  const api = await testApi()
  await apply(api, 'outagePlanned', 'prosumer').expect(200)
  const { email } = (await api.logIn('prosumer')).user
  const advance = (days: number) =>
    api
      .http()
      .post('/__control/worlds/default/clock/advance')
      .send({ seconds: days * 86_400 })
      .expect(200)
  await advance(1.9)
  expect(
    api
      .world()
      .inbox.list({ to: email })
      .map(({ subject }) => subject),
  ).not.toContainEqual(expect.stringMatching(/^Planned/))
  await advance(0.1)
  expect(api.world().inbox.list({ to: email })[0]?.subject).toMatch(/^Planned power cut/)
})

test('shows lockedOut, passwordForgotten, mandatorySecondFactor, notActivated and blocked at the log-in', async () => {
  const api = await testApi()
  const logIn = async (user: string) =>
    outcome(await api.anyone.post('/login', { user, password: 'Farola#29a', captcha: 'localhost' }))
  await apply(api, 'lockedOut', 'customer')
  await apply(api, 'passwordForgotten', 'prosumer')
  await apply(api, 'mandatorySecondFactor', 'company')
  await apply(api, 'notActivated', 'mfaEmail')
  await apply(api, 'blocked', 'mfaSms')
  const users = ['12345678Z', '23456781R', 'B87654323', '34567812P', '45678123P']
  const outcomes: string[] = []
  for (const user of users) outcomes.push(await logIn(user))
  expect(outcomes).toEqual(['200 2024', '200 2909', '200 2903', '200 2016', '200 2021'])
})

test('asks for the code and then for the configuration (halfSecondFactor)', async () => {
  const api = await testApi()
  await apply(api, 'halfSecondFactor')
  const credentials = { user: '12345678Z', password: 'Farola#29a' }
  const first = await api.anyone.post('/login', { ...credentials, captcha: 'localhost' })
  expect(outcome(first)).toBe('200 0001')
  const waiting = api.bearing(first.body.accessToken)
  const second = await waiting.post('/login', { ...credentials, mfa_code: api.lastCode() })
  expect([outcome(second), second.body.user.mfaConfigured]).toEqual(['200 0001', 'N'])
})

test('switches the notice before the log-in on (noticeBeforeLogin)', async () => {
  const api = await testApi()
  const active = () => api.anyone.get(pathWithFilter('/masterData', 'master::POPUP_LOGIN|language::ES|key::ACTIVO'))
  expect((await active()).body.items[0].value).toBe('N')
  await apply(api, 'noticeBeforeLogin')
  expect((await active()).body.items[0].value).toBe('S')
})

test('shows the contracts without the powers (powersNotShown)', async () => {
  const api = await testApi()
  await apply(api, 'powersNotShown')
  const { body } = await api.anyone.get(
    pathWithFilter('/masterData', 'master::CONTRACT|language::ES|key::SCREENS_ACTIVE'),
  )
  expect(body.items[0].value).toBe('CONTRATOS')
})

test('leaves more notices unread than a badge shows (unreadNotices)', async () => {
  const api = await testApi()
  await apply(api, 'unreadNotices').expect(200)
  const { get } = await api.as('customer')
  const { body } = await get(pathWithFilter('/pushNotifications', 'userId::1|lang::es'))
  const unread = body.pushNotifications.pushNotificationsItem.filter(
    (each: { ind_read: string }) => each.ind_read === '0',
  )
  expect(unread.length).toBeGreaterThan(999)
})

test('shows noSupplies, consentWithdrawn and passwordExpiring in the data of the user', async () => {
  const api = await testApi()
  for (const name of ['noSupplies', 'consentWithdrawn', 'passwordExpiring']) await apply(api, name).expect(200)
  const customer = await api.as('customer')
  expect((await customer.get('/supplypoints')).body.supplyPoints.items).toEqual([])
  expect((await customer.get('/users/1')).body.user.gdprAccepted).toBe('0')
  const login = await api.anyone.post('/login', { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' })
  expect(login.body.lastPasswordChange).toBe(1)
})

test('rejects an unknown scenario and an unfit persona and says what would be right', async () => {
  const api = await testApi()
  expect((await apply(api, 'everythingBroken').expect(400)).body.error).toContain('overdueBill')
  expect((await apply(api, 'outageNow', 'unbound').expect(400)).body.error).toContain('such as customer')
  expect((await apply(api, 'outageNow', 'nobody').expect(404)).body.error).toContain('Known personas: customer')
})
