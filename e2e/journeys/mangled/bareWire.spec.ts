import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { expect, test } from '#support/mangledTest.ts'
import { type Mangling, withoutFields } from '#support/manglings.ts'

// An API that answers only what public programs are known to read, and nothing that only the reference server knows.

const reads = ['listSupplyPoints', 'listConsumptions', 'listBillingPeriods', 'listMeterReadings'] as const

test('shows whole screens of a supply where the API leaves out all that it may', async ({ as, page, mangled }) => {
  const main = page.getByRole('main')
  for (const operation of reads) mangled.mangle(operation, withoutFields(operation).optional)
  await as('customer', supplyDetailPath(flat))
  await expect(main.getByText(/consumió/).first()).toBeVisible()
  // The client works out the tariff periods of the hours. The API does not say which values are real or estimated, so
  // neither does the client.
  await expect(main.getByRole('heading', { name: '¿A qué horas consume?' })).toBeVisible()
  await expect(main.getByText(/horas son reales|horas son estimadas/)).toHaveCount(0)
  await mangled.expectSane('the curve')
  await page.goto(supplyDetailPath(flat, 3))
  // The API answers only the days of a billing period: there are no sums to compare, and no bill to link to.
  const january = main.getByRole('row', { name: /^1–31 ene 2026/ })
  await expect(january.getByRole('link', { name: /^Curva/ })).toBeVisible()
  await expect(january.getByRole('link', { name: /^Factura/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: /^Cuadrar con la curva/ })).toHaveCount(0)
  await expect(main.getByText('Referencia:')).toHaveCount(0)
  await mangled.expectSane('the billing periods')
  await page.goto(supplyDetailPath(flat, 5))
  await expect(main.getByText(/kWh/).first()).toBeVisible()
  await expect(main.getByText('Referencia:')).toHaveCount(0)
  await mangled.expectSane('the readings')
  await page.goto('/dashboard')
  await expect(main.getByText(/kWh/).first()).toBeVisible()
  await expect(main.getByText('Referencia:')).toHaveCount(0)
  await mangled.expectSane('the dashboard')
})

test('reads numbers for text, decimal points and other dates as the same curve', async ({ as, page, mangled }) => {
  const main = page.getByRole('main')
  const sentence = main.getByText(/consumió.* año anterior/)
  await as('customer', supplyDetailPath(flat))
  await expect(sentence.first()).toBeVisible()
  const told = await main.getByText(/consumió/).allInnerTexts()
  for (const value of [(text: string) => text.replace(',', '.'), (text: string) => Number(text.replace(',', '.'))]) {
    mangled.mangle('listConsumptions', inOtherForms(value))
    await page.reload()
    await expect(sentence.first()).toBeVisible()
    expect(await main.getByText(/consumió/).allInnerTexts()).toEqual(told)
  }
})

test('shows a day without data as missing, and so the other hours of a day that has one', async ({
  as,
  page,
  mangled,
}) => {
  mangled.mangle(
    'listConsumptions',
    withDays(([first, , third, ...others]) => [first, firstHour(third), ...others]),
  )
  await as('customer', supplyDetailPath(flat))
  const told = page.getByRole('main').getByText(/faltan \d+ horas/)
  await expect(told.first()).toBeVisible()
  const [, hours] = /faltan (\d+) horas/.exec(await told.first().innerText()) ?? []
  expect(Number(hours)).toBeGreaterThanOrEqual(24 + 23)
  await mangled.expectSane('missing days')
})

type Days = readonly unknown[]

/** Changes the days of a curve. */
function withDays(change: (days: Days) => Days): Mangling {
  return (answer) => {
    const content = fieldsIn(JSON.parse(answer.body))
    if (!Array.isArray(content['items'])) return answer
    return { ...answer, body: JSON.stringify({ ...content, items: change(content['items']) }) }
  }
}

/** The days of a curve with the days as `yyyy-mm-dd` and each quantity in another form. */
function inOtherForms(quantity: (text: string) => string | number): Mangling {
  const withForms = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withForms)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withForms(part)]))
    if (typeof value !== 'string') return value
    if (/^\d\d\/\d\d\/\d{4}$/.test(value)) return value.split('/').toReversed().join('-')
    return /^\d+(,\d+)?$/.test(value) ? quantity(value) : value
  }
  return withDays((days) => days.map(withForms))
}

function firstHour(day: unknown): unknown {
  const { consumptions, ...rest } = fieldsIn(day)
  const { items } = fieldsIn(consumptions)
  return { ...rest, consumptions: { items: Array.isArray(items) ? items.slice(0, 1) : [] } }
}
