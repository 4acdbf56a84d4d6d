import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { flat } from '#support/consumption.ts'
import { expect, type Mangled, test } from '#support/mangledTest.ts'
import { all } from '#support/manglings.ts'
import type { persona } from '#support/persona.ts'

interface Screen {
  readonly what: string
  readonly who: Parameters<typeof persona>[0]
  readonly path: string
  readonly heading: string | RegExp
  /** The text of the complete screen. */
  readonly whole: string | RegExp
  /** The operations that it calls, each with its own card. */
  readonly asks: readonly OperationId[]
  /** Leaves out each required field of these answers once, on this screen. */
  readonly each?: 'field'
}

/** The screens that show data of the API, each as a persona that has some. */
const screens: readonly Screen[] = [
  {
    what: 'the list of supplies',
    who: 'customer',
    path: '/supplies',
    heading: 'Mis suministros',
    whole: 'Piso de Santiago',
    asks: ['listSupplyPoints'],
    each: 'field',
  },
  {
    what: 'the dashboard, its supplies',
    who: 'customer',
    path: '/dashboard',
    heading: /Lucía/,
    whole: 'Piso de Santiago',
    asks: ['listSupplyPoints'],
  },
  {
    what: 'the dashboard, what waits',
    who: 'customer',
    path: '/dashboard',
    heading: /Lucía/,
    whole: 'Bajadas de tensión por la noche en el piso',
    asks: ['listPushNotifications', 'listServiceRequests'],
    each: 'field',
  },
  {
    what: 'the dashboard, four weeks',
    who: 'prosumer',
    path: '/dashboard',
    heading: /\S/,
    whole: /kWh/,
    asks: ['listConsumptions'],
  },
  {
    what: 'a supply and its curve',
    who: 'customer',
    path: `/supplies/detail?supply=${flat}`,
    heading: /Piso de Santiago|Suministro/,
    whole: /consumió/,
    asks: ['listConsumptions'],
    each: 'field',
  },
  {
    what: 'the notices',
    who: 'customer',
    path: '/notifications',
    heading: 'Avisos',
    whole: 'Corte programado en Santiago de Compostela',
    asks: ['listPushNotifications'],
    each: 'field',
  },
  {
    what: 'the profile',
    who: 'customer',
    path: '/profile',
    heading: 'Mi perfil',
    whole: 'lucia.ferreiro@correo.gal',
    asks: ['getUser'],
    each: 'field',
  },
  {
    what: 'the first page of whoever has nothing yet',
    who: 'unbound',
    path: '/landing',
    heading: /bienvenida|Bienvenid/,
    whole: 'Todavía no hay suministros ni expedientes en su área',
    asks: ['listSupplyPoints'],
  },
]

/** A zero, as shown by a screen that adds up values it could not read. */
const ZERO = /(?<![\d.,])0(?:,0+)?\s(?:kWh|kW|€)/

for (const { what, who, path, heading, whole, asks, each } of screens)
  test(`tells with a reference what cannot be read, and makes nothing up: ${what}`, async ({ as, page, mangled }) => {
    const main = page.getByRole('main')
    const title = page.getByRole('heading', { level: 1, name: heading })
    await as(who, path)
    await expect(main.getByText(whole).first()).toBeVisible()
    for (const operation of asks) {
      const harmful = await mangled.harmful(operation, each)
      expect(harmful.length).toBeGreaterThan(4)
      let reference: string | undefined
      for (const [name, mangling] of harmful) {
        const mangledSo = `${operation}: ${name}`
        mangled.mangle(operation, mangling)
        const retry = main.getByRole('button', { name: 'Reintentar' })
        // A partial screen has no retry button.
        if (reference === undefined || (await retry.count()) === 0) await page.reload()
        else await retry.first().click()
        reference = await mangled.expectTold(mangledSo, reference)
        await mangled.expectSane(mangledSo)
        await expect(title, mangledSo).toBeVisible()
        expect(await main.innerText(), mangledSo).not.toMatch(ZERO)
      }
      await expectWholeWith(mangled, operation)
    }

    /** A harmless mangling changes nothing, and the screen recovers once the API does. */
    async function expectWholeWith({ allowed, mangle, mend, expectSane }: Mangled, operation: OperationId) {
      const what = `${operation}: ${allowed(operation)
        .map(([name]) => name)
        .join(', ')}`
      mangle(operation, all(...allowed(operation).map(([, mangling]) => mangling)))
      await page.reload()
      await expect(main.getByText(whole).first(), what).toBeVisible()
      await expect(main.getByText('Referencia:'), what).toHaveCount(0)
      await expectSane(what)
      mend()
    }
  })
