import {
  paths,
  provisionPath,
  requestPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import { expect, test } from 'vitest'
import { pushNotification } from '#src/db/schema.ts'
import { advanceTo, customersDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Notice {
  readonly notification_id: string
  readonly title: string
  readonly date: string
  readonly ind_read: string
  readonly target?: string
}

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof testApi>>['as']>>

const list = async ({ get }: Client, filter: string): Promise<Notice[]> => {
  const { body } = await get(pathWithFilter('/pushNotifications', filter)).expect(200)
  return body.pushNotifications.pushNotificationsItem
}

const mark = ({ post }: Client, filter: string) => post(pathWithFilter('/pushNotifications', filter))

const unread = (notices: readonly Notice[]): string[] =>
  notices.filter(({ ind_read }) => ind_read === '0').map(({ notification_id }) => notification_id)

test("lists the user's notices, newest first [OP-025 EN-032]", async () => {
  const api = await testApi()
  const notices = await list(await api.as('customer'), 'userId::1|lang::es')
  expect(notices).toHaveLength(5)
  expect(notices[0]).toEqual({
    notification_id: '1005',
    user_id: '1',
    title: 'Corte programado en Santiago de Compostela',
    body: expect.stringContaining('no habrá luz'),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    ind_read: '0',
    target: supplyOutagesPath(pointOf(api, 1).cups),
  })
  const dates = notices.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each([
  ['es', 'Solicitud cerrada'],
  ['gl', 'Solicitude pechada'],
  ['en', 'Request closed'],
])('answers notices in the language %s [OP-025]', async (lang, title) => {
  const notices = await list(await (await testApi()).as('customer'), `userId::1|lang::${lang}`)
  expect(notices.map((notice) => notice.title)).toContain(title)
})

test('marks a notice as read and ignores a second time [OP-026]', async () => {
  const customer = await (await testApi()).as('customer')
  expect(unread(await list(customer, 'userId::1|lang::es'))).toEqual(['1005', '1004'])
  for (let times = 0; times < 2; times += 1) {
    expect(outcome(await mark(customer, 'user_id::1|id::1005'))).toBe('200 0000')
    expect(unread(await list(customer, 'userId::1|lang::es'))).toEqual(['1004'])
  }
})

test("lists none of another user's notices and marks none of them", async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  expect(await list(prosumer, 'userId::1|lang::es')).toEqual([])
  expect(await list(customer, 'userId::2|lang::es')).toEqual([])
  const answers = [
    await mark(prosumer, 'user_id::1|id::1005'),
    await mark(prosumer, 'user_id::2|id::1005'),
    await mark(prosumer, 'user_id::2|id::999999'),
    await mark(prosumer, 'user_id::2|id::x'),
    await mark(customer, 'user_id::2|id::1005'),
  ]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(unread(await list(customer, 'userId::1|lang::es'))).toHaveLength(2)
})

test('answers Invalid parameters without user, language or notice [OP-025 OP-026 EN-014]', async () => {
  const customer = await (await testApi()).as('customer')
  const answers = [
    await customer.get(pathWithFilter('/pushNotifications', 'userId::1')),
    await customer.get(pathWithFilter('/pushNotifications', 'lang::es')),
    await mark(customer, 'user_id::1'),
    await mark(customer, 'id::1005'),
  ]
  for (const answer of answers) {
    expect(outcome(answer)).toBe('400 ERROR_GENERICO')
    expect(answer.body.violations[0].problem).toContain('Invalid parameters')
  }
})

test('rejects unknown languages', async () => {
  const { get } = await (await testApi()).as('customer')
  for (const lang of ['fr', 'ES', 'toString']) {
    const { body } = await get(pathWithFilter('/pushNotifications', `userId::1|lang::${lang}`)).expect(400)
    expect(body.violations).toEqual([{ where: 'query/filter', problem: 'lang must be one of es, gl, en, such as es' }])
  }
})

test("links a notice to its supply's tab, its request or its dossier's panel", async () => {
  const api = await testApi()
  const seeded = await list(await api.as('customer'), 'userId::1|lang::es')
  expect(seeded.find(({ title }) => title.startsWith('Potencia'))?.target).toBe(
    supplyMaxPowerPath(pointOf(api, 1).cups),
  )
  expect(seeded.find(({ title }) => title === 'Solicitud cerrada')?.target).toBe(requestPath('SR20260012'))
  await advanceTo(api, '2026-04-16T10:00:00+02:00')
  const later = await list(await api.as('customer'), 'userId::1|lang::es')
  const outOfTime = later.find(({ title }) => title === 'Expediente fuera de plazo')
  expect(outOfTime?.target).toBe(provisionPath(customersDossier(api), 'panel6'))
})

test('links notices of three months to pages of the client only', async () => {
  const api = await testApi()
  await advanceTo(api, '2026-06-16T10:00:00+02:00')
  const known = new Set<string>(Object.values(paths))
  const told = api.world().db.select().from(pushNotification).all()
  const targets = new Set(told.flatMap(({ target }) => target ?? []))
  const led = [...targets].map((target) => safeInternalPath(target, (path) => known.has(path)))
  expect(led).toEqual([...targets])
  expect(new Set(led.map((target) => target?.split('?')[0]))).toEqual(
    new Set([
      paths.supplyDetail,
      paths.supplies,
      paths.request,
      paths.provisionDetail,
      paths.managers,
      paths.consultants,
    ]),
  )
})
