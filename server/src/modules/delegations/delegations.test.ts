import { present } from '@acometida/api-spec/testing/present.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

interface Item {
  readonly delegationId: string
  readonly cups: string
  readonly status: string
  readonly checked: boolean
  readonly endDate: string
  readonly holder: { readonly userId: number; readonly documentNumber: string }
}

interface List {
  readonly count: number
  readonly items: Item[]
}

const day = 86_400

const list = async (
  { get }: Awaited<ReturnType<TestApi['as']>>,
  filter = 'type::US_MANAGER',
  more = '',
): Promise<List> => (await get(`${pathWithFilter('/delegations', filter)}${more}`).expect(200)).body.delegations

/** The customer's two supplies, and a delegation of them to the manager that is still pending. */
async function asked(api: TestApi) {
  const [customer, manager] = [await api.as('customer'), await api.as('manager')]
  const { items } = (await customer.get('/supplypoints')).body.supplyPoints
  const cups: string[] = items.map((each: { cups: string }) => each.cups)
  const answer = await customer.post('/delegations', {
    cups,
    delegate: { documentNumber: '11111111H', role: 'US_MANAGER' },
  })
  const ids: string[] = answer.body.delegations.items.map(({ delegationId }: Item) => delegationId)
  const seenByManager = async () =>
    (await manager.get('/supplypoints')).body.delegatePoints.items.some(
      (each: { cups: string }) => each.cups === cups[0],
    )
  return { customer, manager, cups, answer, ids, seenByManager }
}

test('lists the delegations a manager received, of every status, with holder and place [OP-094 EN-025]', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { count, items } = await list(manager, 'adminDocument::11111111H')
  expect(count).toBe(25)
  const tally = (status: string, checked: boolean) =>
    items.filter((each) => each.status === status && each.checked === checked).length
  expect([tally('C', true), tally('P', false), tally('C', false)]).toEqual([18, 4, 3])
  expect(items[0]).toEqual({
    delegationId: '17001',
    cups: expect.stringMatching(/^ES0022/),
    address: expect.objectContaining({ street: expect.any(String) }),
    startDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    endDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    delegate: { userId: 17, documentNumber: '11111111H', name: 'Carme Otero Vázquez', role: 'US_MANAGER' },
    holder: expect.objectContaining({ userId: 17_001, name: expect.stringMatching(/^Comunidad de Propietarios.*\S$/) }),
    checked: true,
    status: 'C',
    userDocument: expect.stringMatching(/^H/),
    adminDocument: '11111111H',
    type: 'US_MANAGER',
    isAsoc: '0',
  })
})

test('filters delegations by status, type, association and id, and pages them [OP-094 FL-095 CO-037]', async () => {
  const manager = await (await testApi()).as('manager')
  expect((await list(manager, 'status::C')).count).toBe(21)
  expect((await list(manager, 'status::P')).count).toBe(4)
  expect((await list(manager, 'type::US_CONSULTANT')).count).toBe(0)
  expect((await list(manager, 'isAsoc::1')).count).toBe(0)
  expect((await list(manager, 'delegationId::17003')).items.map(({ delegationId }) => delegationId)).toEqual(['17003'])
  const page = await list(manager, 'status::C', '&limit=1&offset=2&sort=userId')
  expect([page.count, page.items.map(({ delegationId }) => delegationId)]).toEqual([21, ['17003']])
  expect(outcome(await manager.get(pathWithFilter('/delegations', 'role::US_MANAGER')))).toBe('400 ERROR_GENERICO')
})

test("finds an association's confirmed delegations, first by holder, with their count [CO-038 CO-037 RO-012]", async () => {
  const api = await testApi()
  const [association, customer, prosumer] = [
    await api.as('association'),
    await api.as('customer'),
    await api.as('prosumer'),
  ]
  const { db } = api.world()
  db.update(user).set({ roles: 'US_USER,US_MANAGER,MANAGER_ADMIN_ASOC' }).where(eq(user.id, association.userId)).run()
  const lookUp = (who = association) =>
    list(who, 'adminDocument::G12345674|type::US_MANAGER|status::C|isAsoc::1', '&limit=1&offset=0&sort=userId')
  const ids: string[] = []
  // The holder with the higher id asks first, so the ids of delegations have another order.
  for (const holder of [prosumer, customer]) {
    const cups = [(await holder.get('/supplypoints')).body.supplyPoints.items[0].cups]
    const delegate = { documentNumber: 'G12345674', role: 'US_MANAGER' }
    const { delegations } = (await holder.post('/delegations', { cups, delegate }).expect(200)).body
    ids.push(delegations.items[0].delegationId)
  }
  expect(await lookUp()).toEqual({ count: 0, items: [] })
  await association.put('/delegations', { delegationIds: ids, status: 'C' }).expect(200)
  const { count, items } = await lookUp()
  expect([count, items.length]).toEqual([2, 1])
  expect(items[0]).toMatchObject({ delegationId: ids[1], status: 'C', adminDocument: 'G12345674', isAsoc: '1' })
  expect((await lookUp(await api.as('manager'))).count).toBe(0)
})

test('filters delegations by holder and delegate and rejects invalid values [OP-094]', async () => {
  const manager = await (await testApi()).as('manager')
  const { holder } = present((await list(manager, 'delegationId::17003')).items[0])
  const ids = async (filter: string) => (await list(manager, filter)).items.map(({ delegationId }) => delegationId)
  expect(await ids(`user_id::${holder.userId}`)).toEqual(['17003'])
  expect(await ids(`userDocument::${holder.documentNumber}`)).toEqual(['17003'])
  expect(await ids(`userDocument::${holder.documentNumber}|adminDocument::Y7654321G`)).toEqual([])
  for (const [filter, problem] of [
    ['status::X', 'status must be one of P, C, R, such as C'],
    ['type::US_USER', 'type must be one of US_MANAGER, US_CONSULTANT'],
    ['isAsoc::yes', 'isAsoc must be one of 0, 1'],
  ] as const) {
    const { body } = await manager.get(pathWithFilter('/delegations', filter)).expect(400)
    expect(body.violations).toEqual([{ where: 'query/filter', problem }])
  }
})

test('distinguishes delegates who manage an association from others [OP-094]', async () => {
  const api = await testApi()
  api.world().db.update(user).set({ roles: 'US_MANAGER,MANAGER_ADMIN_ASOC' }).where(eq(user.id, 17)).run()
  const manager = await api.as('manager')
  expect((await list(manager, 'isAsoc::1')).count).toBe(25)
  expect((await list(manager, 'isAsoc::0')).count).toBe(0)
})

test('sorts delegations by holder, or by start date with the latest first [OP-094]', async () => {
  const api = await testApi()
  const { manager, ids } = await asked(api)
  api.world().db.$client.exec('update delegation set starts_at = 1 where id between 17001 and 17010')
  const listed = (await list(manager, 'type::US_MANAGER', '&limit=99&sort=-startDate')).items.map(
    ({ delegationId }) => delegationId,
  )
  expect(listed.slice(0, 2)).toEqual(ids)
  expect(listed.slice(-10)).toEqual(Array.from({ length: 10 }, (_, index) => String(17_001 + index)))
  const byHolder = (await list(manager, 'type::US_MANAGER', '&limit=99')).items.map(({ delegationId }) => delegationId)
  expect(byHolder.slice(0, 3)).toEqual([...ids, '17001'])
})

test("lists none of another's delegations, whatever the filter [OP-094]", async () => {
  const customer = await (await testApi()).as('customer')
  for (const filter of ['adminDocument::11111111H', 'delegationId::17001', 'status::C'])
    expect(await list(customer, filter)).toEqual({ count: 0, items: [] })
})

test('mails a link to the asked manager and shows the supply once it is confirmed [OP-096 OP-095 FL-094]', async () => {
  const api = await testApi()
  const { customer, manager, answer, ids, seenByManager } = await asked(api)
  expect(answer.body.delegations).toMatchObject({ count: 2, items: [{ status: 'P', checked: false }, { status: 'P' }] })
  expect(await seenByManager()).toBe(false)
  const [mail] = api.world().inbox.list({ to: manager.session.user.email })
  expect(mail?.subject).toBe('Lucía Ferreiro Castro quiere que gestione 2 suministros')
  expect(mail?.links[0]).toBe(`http://localhost:5173/delegation/update/${ids.join(',')}/C`)
  const confirmed = await manager.put('/delegations', { delegationIds: ids, status: 'C' })
  expect(confirmed.body).toMatchObject({ result: { codResult: '0000' }, updateResult: 'OK' })
  expect(await seenByManager()).toBe(true)
  const { body } = await customer.get('/delegates')
  expect(body.delegates).toMatchObject({ count: 1, items: [{ userId: 17, role: 'US_MANAGER', supplies: 2 }] })
})

test('hides the supply as soon as the holder withdraws a confirmed delegation [OP-095]', async () => {
  const api = await testApi()
  const { customer, manager, ids, seenByManager } = await asked(api)
  const update = async (who: typeof manager, delegationIds: string[], status: string) =>
    (await who.put('/delegations', { delegationIds, status })).body.updateResult
  expect(await update(manager, ids.slice(1), 'R')).toBe('OK')
  expect(await update(manager, ids.slice(0, 1), 'C')).toBe('OK')
  expect(await seenByManager()).toBe(true)
  expect(await update(customer, ids.slice(0, 1), 'R')).toBe('OK')
  expect(await seenByManager()).toBe(false)
  expect(api.world().inbox.list({ to: manager.session.user.email })[0]?.subject).toBe('Delegación retirada')
})

test('answers KO to confirmations of own, foreign, rejected or ended delegations [OP-095 OP-119 FL-094]', async () => {
  const api = await testApi()
  const { customer, manager, ids } = await asked(api)
  const [prosumer] = [await api.as('prosumer')]
  const update = async (who: typeof manager, delegationIds: string[], status = 'C') =>
    (await who.put('/delegations', { delegationIds, status }).expect(200)).body.updateResult
  expect(await update(customer, ids)).toBe('KO')
  expect(await update(prosumer, ids)).toBe('KO')
  expect(await update(manager, [...ids, '999999'])).toBe('KO')
  await update(manager, ids.slice(1), 'R')
  expect(await update(manager, ids.slice(1), 'C')).toBe('KO')
  api.advance(366 * day)
  expect(await update(await api.as('manager'), ids.slice(0, 1))).toBe('KO')
  expect((await list(await api.as('manager'), `delegationId::${ids[0]}`)).items[0]?.status).toBe('P')
})

test('answers TS01000004 to delegating supplies that the caller does not hold [OP-096]', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { body } = await manager.get('/supplypoints')
  const delegated: string = body.delegatePoints.items[0].cups
  const own: string = body.supplyPoints.items[0].cups
  const delegate = { documentNumber: 'Y7654321G', role: 'US_CONSULTANT' }
  for (const cups of [[delegated], ['ES0022999999999999AA1P'], [own, delegated]])
    expect(outcome(await manager.post('/delegations', { cups, delegate }))).toBe('200 TS01000004')
  expect(outcome(await manager.post('/delegations', { cups: [own], delegate }))).toBe('200 0000')
})

test('answers 2015 to asking oneself or somebody without the role [OP-096]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const cups = [(await customer.get('/supplypoints')).body.supplyPoints.items[0].cups]
  const ask = (documentNumber: string, role = 'US_MANAGER') =>
    customer.post('/delegations', { cups, delegate: { documentNumber, role } })
  for (const document of ['99999999R', '23456781R', 'Y7654321G', '12345678Z'])
    expect(outcome(await ask(document))).toBe('200 2015')
  expect(outcome(await ask('y-7654321-g', 'US_CONSULTANT'))).toBe('200 0000')
})

test('creates one delegation and one message when asked twice [OP-096]', async () => {
  const api = await testApi()
  const { customer, cups, ids, manager } = await asked(api)
  const again = await customer.post('/delegations', {
    cups,
    delegate: { documentNumber: '11111111H', role: 'US_MANAGER' },
  })
  expect(again.body.delegations.items.map(({ delegationId }: Item) => delegationId)).toEqual(ids)
  expect(api.world().inbox.list({ to: manager.session.user.email })).toHaveLength(1)
})

test('moves the end of a delegation when asked again and tells its confirmed manager [OP-096]', async () => {
  const api = await testApi()
  const { customer, cups, ids, manager } = await asked(api)
  await manager.put('/delegations', { delegationIds: ids.slice(0, 1), status: 'C' })
  const delegate = { documentNumber: '11111111H', role: 'US_MANAGER' }
  const told = () => api.world().inbox.list({ to: manager.session.user.email })
  const before = told().length
  const ask = async (more: object) => {
    const { body } = await customer.post('/delegations', { cups, delegate, ...more }).expect(200)
    return body.delegations.items.map((each: Item & { endDate: string }) => [
      each.delegationId,
      each.status,
      each.endDate,
    ])
  }
  const both = (endDate: string) => [
    [ids[0], 'C', endDate],
    [ids[1], 'P', endDate],
  ]
  expect(await ask({ endDate: '2028-03-01' })).toEqual(both('01/03/2028'))
  expect(told()).toHaveLength(before + 1)
  expect(told()[0]).toMatchObject({ subject: 'Nuevo plazo de una delegación' })
  expect(told()[0]?.text).toContain('vale ahora hasta el 29/02/2028, ese día incluido')
  expect(await ask({ endDate: '2028-03-01' })).toEqual(both('01/03/2028'))
  expect(await ask({})).toEqual(both('01/03/2028'))
  expect(told()).toHaveLength(before + 1)
  expect(await ask({ endDate: '2026-04-01' })).toEqual(both('01/04/2026'))
})

test('leaves other delegations of the supply alone when another delegate is asked [OP-096]', async () => {
  const api = await testApi()
  const { customer, cups, ids } = await asked(api)
  const delegate = { documentNumber: 'Y7654321G', role: 'US_CONSULTANT' }
  await customer.post('/delegations', { cups, delegate, endDate: '2028-03-01' }).expect(200)
  const ends = (await list(customer)).items.map(({ endDate }) => endDate)
  expect([ids.length, ends]).toEqual([2, ['16/03/2027', '16/03/2027']])
})

test('creates a new delegation after a rejection and for another role [OP-096]', async () => {
  const api = await testApi()
  const { customer, cups, ids, manager } = await asked(api)
  const ask = async (role: string) => {
    const delegate = { documentNumber: '11111111H', role }
    const { body } = await customer.post('/delegations', { cups: cups.slice(0, 1), delegate }).expect(200)
    return body.delegations.items.map(({ delegationId }: Item) => delegationId)
  }
  expect(await ask('US_MANAGER')).toEqual(ids.slice(0, 1))
  api.world().db.update(user).set({ roles: 'US_MANAGER,US_CONSULTANT' }).where(eq(user.id, manager.userId)).run()
  expect(ids).not.toContain((await ask('US_CONSULTANT'))[0])
  await manager.put('/delegations', { delegationIds: ids.slice(0, 1), status: 'R' })
  const again = await ask('US_MANAGER')
  expect([again.length, ids.includes(again[0] ?? '')]).toEqual([1, false])
  expect(await ask('US_MANAGER')).toEqual(again)
})

test('tells the other side of each step once and nothing of rejected delegations [OP-095 OP-097]', async () => {
  const api = await testApi()
  const { customer, manager, ids } = await asked(api)
  const [holder, delegate] = [customer.session.user.email, manager.session.user.email]
  const update = (who: typeof manager, delegationIds: string[], status: string) =>
    who.put('/delegations', { delegationIds, status }).expect(200)
  let seen = api.sent().length
  const news = () => {
    const fresh = api.sent().slice(0, api.sent().length - seen)
    seen += fresh.length
    return fresh.map(({ to, subject }) => [to, subject])
  }
  await update(manager, ids.slice(0, 1), 'C')
  expect(news()).toEqual([[holder, 'Delegación aceptada']])
  await update(manager, ids.slice(0, 1), 'C')
  expect(news()).toEqual([])
  await customer.delete(`/delegations/${ids[0]}`).expect(200)
  expect(news()).toEqual([[delegate, 'Fin de una delegación']])
  await update(manager, ids.slice(1), 'R')
  expect(news()).toEqual([[holder, 'Delegación retirada']])
  await manager.delete(`/delegations/${ids[1]}`).expect(200)
  expect(news()).toEqual([])
})

test('accepts an end from tomorrow to five years ahead and rejects others [OP-096]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const cups = [(await customer.get('/supplypoints')).body.supplyPoints.items[0].cups]
  const delegate = { documentNumber: '11111111H', role: 'US_MANAGER' }
  for (const endDate of ['2026-03-16', '2031-03-17', '2026-02-30'])
    expect(outcome(await customer.post('/delegations', { cups, delegate, endDate }))).toBe('400 ERROR_GENERICO')
  const refused = await customer.post('/delegations', { cups, delegate, endDate: '2026-03-16' })
  expect(refused.body.violations).toEqual([
    { where: 'body/endDate', problem: 'must be after today, 2026-03-16, and within five years' },
  ])
  const endOf = async (more: object) => {
    const { delegations } = (await customer.post('/delegations', { cups, delegate, ...more }).expect(200)).body
    await customer.delete(`/delegations/${delegations.items[0].delegationId}`).expect(200)
    return delegations.items[0].endDate
  }
  expect(await endOf({ endDate: '2026-03-18' })).toBe('18/03/2026')
  expect(await endOf({ endDate: '2031-03-16' })).toBe('16/03/2031')
  expect(await endOf({})).toBe('16/03/2027')
})

test('answers KO to rejecting an ended delegation and removes it silently [OP-095 OP-092]', async () => {
  const api = await testApi()
  const { customer, manager, ids } = await asked(api)
  await manager.put('/delegations', { delegationIds: ids, status: 'C' })
  const endAt = (ms: number) =>
    api.world().db.$client.exec(`update delegation set ends_at = ${ms} where id in (${ids})`)
  const delegates = async () => (await customer.get('/delegates').expect(200)).body.delegates.count
  endAt(api.world().clock.now() + 1)
  expect([await delegates(), (await list(customer)).items[0]?.checked]).toEqual([1, true])
  endAt(api.world().clock.now())
  expect([await delegates(), (await list(customer)).items[0]?.checked]).toEqual([0, false])
  const { body } = await manager.put('/delegations', { delegationIds: ids, status: 'R' })
  expect(body.updateResult).toBe('KO')
  const told = api.sent().length
  await customer.delete(`/delegations/${ids[0]}`).expect(200)
  expect(api.sent()).toHaveLength(told)
})

test('ends a delegation at its term and tells both sides once [OP-094]', async () => {
  const api = await testApi()
  const { customer, manager, ids, seenByManager } = await asked(api)
  await manager.put('/delegations', { delegationIds: ids, status: 'C' })
  const sent = (to: string) =>
    api
      .world()
      .inbox.list({ to })
      .filter(({ subject }) => subject === 'Fin de una delegación')
  const advance = (seconds: number) =>
    api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)
  api.world().db.$client.exec(`update delegation set ends_at = ${api.world().clock.now() + 1_000} where id in (${ids})`)
  await advance(0.9)
  expect(await seenByManager()).toBe(true)
  await advance(0.1)
  await advance(60)
  expect(await seenByManager()).toBe(false)
  expect([sent(customer.session.user.email).length, sent(manager.session.user.email).length]).toEqual([2, 2])
})

test('removes a delegation for holder and delegate and answers 0404 to others [OP-097]', async () => {
  const api = await testApi()
  const { customer, manager, ids } = await asked(api)
  const prosumer = await api.as('prosumer')
  const [foreign, missing] = [
    await prosumer.delete(`/delegations/${ids[0]}`),
    await prosumer.delete('/delegations/999999'),
  ]
  expect(outcome(foreign)).toBe('200 0404')
  expect(foreign.text).toBe(missing.text)
  expect(outcome(await customer.delete(`/delegations/${ids[0]}`))).toBe('200 0000')
  expect(outcome(await customer.delete(`/delegations/${ids[0]}`))).toBe('200 0404')
  expect(outcome(await manager.delete(`/delegations/${ids[1]}`))).toBe('200 0000')
  expect((await list(customer)).count).toBe(0)
})

test('answers KO to the link of a removed delegation when another has been asked for [OP-097 OP-095]', async () => {
  const api = await testApi()
  const { customer, manager, ids } = await asked(api)
  for (const id of ids) expect(outcome(await customer.delete(`/delegations/${id}`))).toBe('200 0000')
  const prosumer = await api.as('prosumer')
  const [{ cups }] = (await prosumer.get('/supplypoints')).body.supplyPoints.items
  const delegate = { documentNumber: '11111111H', role: 'US_MANAGER' }
  const { body } = await prosumer.post('/delegations', { cups: [cups], delegate }).expect(200)
  for (const id of ids)
    expect((await manager.put('/delegations', { delegationIds: [id], status: 'C' })).body.updateResult).toBe('KO')
  const { delegationId } = body.delegations.items[0]
  expect((await list(manager, `delegationId::${delegationId}`)).items[0]?.status).toBe('P')
})

test('lists the delegates of a holder to that holder only [OP-092]', async () => {
  const api = await testApi()
  const { customer, ids, manager } = await asked(api)
  await manager.put('/delegations', { delegationIds: ids.slice(0, 1), status: 'R' })
  const delegates = async (who: typeof manager, filter: string) =>
    (await who.get(pathWithFilter('/delegates', filter))).body.delegates.items.map(
      (each: { documentNumber: string; supplies: number }) => [each.documentNumber, each.supplies],
    )
  expect(await delegates(customer, 'role::US_MANAGER')).toEqual([['11111111H', 1]])
  expect(await delegates(customer, 'role::US_CONSULTANT')).toEqual([])
  expect(await delegates(customer, 'documentNumber::Y7654321G')).toEqual([])
  expect(await delegates(await api.as('prosumer'), 'role::US_MANAGER')).toEqual([])
  const refused = await customer.get(pathWithFilter('/delegates', 'role::US_CC')).expect(400)
  expect(refused.body.violations).toEqual([
    { where: 'query/filter', problem: 'role must be one of US_MANAGER, US_CONSULTANT' },
  ])
})
