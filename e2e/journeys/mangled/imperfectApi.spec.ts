import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { flat } from '#support/consumption.ts'
import { changePath, goInside } from '#support/goInside.ts'
import { type MistakeName, mistakeNames } from '#support/mistakes.ts'
import { openImperfectApi } from '#support/openImperfectApi.ts'
import { expect, test as base } from '#support/test.ts'

interface Fixtures {
  /** The mistakes that the API makes. */
  readonly wrong: readonly MistakeName[]
  /** The slow answers, which wait until the test releases them. */
  readonly slow: { readonly wait: () => Promise<void>; readonly letGo: () => void }
}

/** The test for journeys whose client and API come from the stand-in of `docs/real-api-example.md`. */
const test = base.extend<Fixtures>({
  wrong: [mistakeNames, { option: true }],
  slow: async ({}, use) => {
    let letGo = () => {}
    const gone = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await use({ wait: () => gone, letGo })
  },
  baseURL: async ({ wrong, slow }, use, { project }) => {
    const before = project.use.baseURL ?? ''
    const api = await openImperfectApi({ before, port: 0, mistakes: wrong, pause: slow.wait })
    await use(api.url)
    await api.close()
  },
})

test('stays usable with an API of all mistakes, and tells what it cannot read in its place', async ({
  page,
  logIn,
  slow,
  world,
}) => {
  await logIn('customer')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectTolerated(page)

  const main = page.getByRole('main')
  const references = main.getByText('Referencia:')
  await goInside(page, paths.requests)
  await expect(main.getByText('No se puede leer 1 elemento de esta lista')).toBeVisible()
  await expect(main.getByText('Revisión de una lectura estimada en la casa').first()).toBeVisible()
  await expect(references).toHaveCount(1)

  await goInside(page, paths.profile)
  await expect(main.getByText('lucia.ferreiro@correo.gal').first()).toBeVisible()
  await expect(main.getByText('No hemos podido cargar esta información')).toBeVisible()
  await expect(references).toHaveCount(1)

  await goInside(page, supplyDetailPath(flat, 3))
  await expect(main.getByText('6.1TD').first()).toBeVisible()
  await expect(main.getByText('Al día, en la última factura')).toBeHidden()
  slow.letGo()
  await expect(main.getByText('Al día, en la última factura')).toBeVisible()

  await goInside(page, '/provisions/detail?dossier=EXP999999999999')
  await expect(main.getByText('No hemos podido cargar esta información')).toBeVisible()
  await expect(references).toHaveCount(1)

  await world.fault({ operation: 'listDelegations', status: 400 })
  await goInside(page, paths.managers)
  await expect(references.first()).toBeVisible()
})

test.describe('at the end of the page', () => {
  test.use({ wrong: ['missingOptional', 'extraField', 'unknownStatus', 'unknownTariff', 'otherOffset'] })

  test('shows every screen whole with an API that merely drifts', async ({ page, logIn }) => {
    await logIn('customer')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectTolerated(page)
    const main = page.getByRole('main')
    for (const [path, shown] of [
      [paths.requests, 'Bajadas de tensión por la noche en el piso'],
      [paths.profile, 'Nadie ha entrado en su cuenta salvo usted.'],
      [supplyDetailPath(flat, 3), 'Al día, en la última factura'],
    ] as const) {
      await goInside(page, path)
      await expect(main.getByText(shown).first()).toBeVisible()
      await expect(main.getByText('Referencia:'), path).toHaveCount(0)
    }
  })
})

/** Checks that the screens whose flaws the client ignores are complete. */
async function expectTolerated(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await goInside(page, paths.notifications)
  await expect(main.getByText('Lunes 16 de marzo de 2026')).toBeVisible()
  await goInside(page, paths.supplies)
  await expect(main.getByText('Piso de Santiago').first()).toBeVisible()
  await goInside(page, supplyDetailPath(flat))
  await expect(main.getByText('6.1TD').first()).toBeVisible()
  await expect(main.getByText(/consumió/).first()).toBeVisible()
  await changePath(page, supplyDetailPath(flat, 4))
  await expect(main.getByText('FE202602000001001').first()).toBeVisible()
  await goInside(page, paths.provisions)
  await expect(main.getByText('Otro (STATUS0002)').first()).toBeVisible()
  await expect(main.getByText('Referencia:')).toHaveCount(0)
}
