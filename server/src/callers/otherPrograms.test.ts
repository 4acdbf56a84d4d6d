import { expect, test } from 'vitest'
import { password, testApi } from '#src/testing/testApi.ts'

// Programs that others have written against an API of this kind: a script, a home automation and a scraper. They share
// no code with this repository, and read only what they need.

/** A program of another's: its headers on every call, GET included, and the tokens of its log-in. */
async function program() {
  const api = await testApi()
  let sequence = 0
  const headers = (token?: string) => ({
    'content-type': 'application/json',
    'x-application': 'CUSTOMERAREA',
    'x-appclientid': 'f00dcafe',
    'x-appversion': '1.0.0.0',
    'x-messageid': `1/ABCDEFGHIJKLMNO/${sequence++}`,
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const credentials = JSON.stringify({ user: '12345678z', password, captcha: 'localhost' })
  const login = await api.http().post('/api/login').set(headers()).send(credentials).expect(200)
  const { user, accessToken } = login.body
  const read = async (path: string) => (await api.http().get(`/api${path}`).set(headers(accessToken)).expect(200)).body
  const points = await read(`/supplypoints?filter=documentNumber::${user.documentNumber}&offset=1&limit=15`)
  return { api, user, read, point: points.supplyPoints.items[0] }
}

/** A decimal comma, read as such a program does. */
const float = (text: string) => Number.parseFloat(text.replace(',', '.'))

test('logs a program in and shows it the supply with its power, place and meter [OP-064 EN-017]', async () => {
  const { user, point } = await program()
  expect([user.userId, user.documentNumber]).toEqual([1, '12345678Z'])
  expect(point.cups).toMatch(/^ES\w{18,20}$/)
  expect([float(point.power1), float(point.power2)]).toEqual([4.6, 4.6])
  expect(point.address.zipCode).toBe('15705')
  expect(point.measurementEquipments.meters.item.meter).toMatch(/^\d+$/)
})

test('gives a program a month of hours, one item a day, with decimal commas [OP-075 EN-035]', async () => {
  const { user, read, point } = await program()
  const clauses = [
    `nif::${user.documentNumber}`,
    `cups::${point.cups.toLowerCase()}`,
    'startDate::01/10/2025',
    'endDate::31/10/2025',
    'granularity::H',
    'unit::K',
    'generator::0',
    'isDelegate::N',
    'isSelfConsumption::0',
    'measurementSystem::O',
  ]
  const { items } = await read(`/consumptions?filter=${clauses.join('%7C')}`)
  expect(items).toHaveLength(31)
  let total = 0
  for (const [index, day] of items.entries()) {
    const [date = '', month = '', year = ''] = day.periodStartDate.split('/')
    expect([date, month, year]).toEqual([String(index + 1).padStart(2, '0'), '10', '2025'])
    // The clock goes back on the 26th.
    expect(day.consumptions.items).toHaveLength(date === '26' ? 25 : 24)
    for (const { consumptionValue } of day.consumptions.items) {
      expect(consumptionValue).toMatch(/^\d+(,\d{1,3})?$/)
      total += float(consumptionValue)
    }
  }
  expect(total).toBeGreaterThan(100)
})

test('answers 1007 for a range without data, and 401 for an ended session', async () => {
  const { api, read, point } = await program()
  const range = 'startDate::01/01/2019|endDate::31/01/2019|granularity::D|unit::K'
  expect((await read(`/consumptions?filter=cups::${point.cups}|${range}`)).result.codResult).toBe('1007')
  await api.http().get('/api/supplypoints').set('authorization', 'Bearer spent').expect(401)
})

test('gives a program the billing periods with days that its language parses [OP-078]', async () => {
  const { read, point } = await program()
  const clauses = `cups::${point.cups}%7CstartDate::01/11/2025%7CendDate::16/03/2026`
  const { billingPeriods } = await read(`/billingPeriods?filter=${clauses}`)
  const days = billingPeriods.items.map(({ periodStartDate, periodEndDate }: Record<string, string>) =>
    [periodStartDate, periodEndDate].map((day = '') => new Date(day).toISOString().slice(0, 10)),
  )
  expect(days[0]).toEqual(['2026-02-01', '2026-02-28'])
  expect(days).toHaveLength(4)
})

test('gives a program the registers of the meter by the ids of its types [OP-079]', async () => {
  const { user, read, point } = await program()
  const clauses = [
    `documentNumber::${user.documentNumber}`,
    `cups::${point.cups}`,
    'measurementSystem::O',
    `meterId::${point.measurementEquipments.meters.item.meter}`,
    'readingTypeIds::441,421,411',
  ]
  const { meterReadings } = await read(`/meterReadings?filter=${clauses.join('|')}`)
  expect(meterReadings.count).toBe(24)
  expect(meterReadings.items[0].registers[0].value).toBeGreaterThan(0)
})

test.each([
  ['startDate::2026/01/01', 'startDate must be a day dd/mm/yyyy, such as 01/02/2026'],
  ['startDate::31/02/2026', 'startDate must be a day dd/mm/yyyy, such as 01/02/2026'],
  ['granularity::X', 'granularity must be one of H, D, M, S, such as D'],
  ['isDelegate::true', 'isDelegate must be one of Y, N'],
])('tells a program that sends %s the key and what is right', async (wrong, problem) => {
  const { api, point } = await program()
  const right = { startDate: '01/01/2026', endDate: '31/01/2026', granularity: 'D' }
  const [key = ''] = wrong.split('::')
  const others = Object.entries(right).flatMap(([name, value]) => (name === key ? [] : `${name}::${value}`))
  const session = await api.as('customer')
  const filter = [`cups::${point.cups}`, ...others, wrong].join('|')
  const { body } = await session.get(`/consumptions?filter=${encodeURIComponent(filter)}`).expect(400)
  expect(body.violations).toEqual([{ where: 'query/filter', problem }])
})
