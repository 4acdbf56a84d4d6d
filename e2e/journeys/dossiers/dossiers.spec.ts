import { changePath, goInside } from '#support/goInside.ts'
import { menuLink } from '#support/menuLink.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const quoted = 'EXP202600001611'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows whose turn it is, opens a dossier at its budget and accepts the budget [RT-056 RT-058 FL-085 SC-084]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('dossierClient', '/provisions')
    const yours = page.getByRole('region', { name: 'Le toca a usted' })
    await expect(yours.getByRole('listitem')).toHaveCount(4)
    const ours = page.getByRole('region', { name: 'Nos toca a nosotros' }).getByText(/EXP/)
    // Sorted by the day on which the seed registers them, newest first.
    await expect(ours).toHaveText([/1615$/, /1613$/, /1612$/, /1609$/, /1607$/, /1608$/])
    await expectAccessible('the list')

    // The requested act stays in view down to the end of the page.
    await changePath(page, `/provisions/detail?dossier=${quoted}`)
    const act = page.getByRole('link', { name: 'Responder al presupuesto' })
    await expect(act).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(act).toBeInViewport({ ratio: 1 })
    await act.click({ trial: true })
    await page.goBack()

    await yours.getByRole('link', { name: /Responder al presupuesto/ }).click()
    await expect(page).toHaveURL(new RegExp(`/provisions/detail\\?dossier=${quoted}&panel=panel3`))
    await expect(page.getByText(/^Tiene hasta el .* para aceptar/)).toBeVisible()
    await expect(page.getByText('¿Por qué cuesta esto?')).toBeVisible()
    await expectAccessible('a dossier with its budget')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar el PDF' }).click()
    expect((await saved).suggestedFilename()).toMatch(/PRE-EXP.*\.pdf/)

    for (const [tab, seen] of [
      ['Solicitud', /Potencia instalada/],
      ['Documentos', /Esquema unifilar/],
      ['Pago', /Se abre al aceptar el presupuesto/],
      ['Obras', /Se abre cuando empiezan las obras/],
      ['Cierre', /Se abre cuando la conexión está en servicio/],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel').getByText(seen).first()).toBeVisible()
    }

    await page.getByRole('tab', { name: 'Presupuesto' }).click()
    await page.getByRole('button', { name: /^Aceptar/ }).click()
    await page.getByRole('button', { name: 'Sí, aceptar' }).click()
    await expect(page.getByText(/^Tiene hasta el .* para pagar/)).toBeVisible()
    await page.getByRole('tab', { name: 'Pago' }).click()
    await expect(page.getByText('Sin pagar')).toBeVisible()
  })
})

test('marks a generator without a technology, and prints all the budget says without buttons [SC-085]', async ({
  as,
  page,
}) => {
  await as('dossierClient', `/provisions/detail?dossier=${quoted}&panel=panel1`)
  await expect(page.getByText('Falta definir la tecnología')).toBeVisible()
  await expect(page.getByText('Garantía económica depositada')).toBeVisible()
  await changePath(page, '/provisions/detail?dossier=EXP202600001612&panel=panel1')
  await expect(page.getByText('Falta definir la tecnología')).toBeHidden()
  await expect(page.getByText('Potencia solicitada')).toBeVisible()
  await expect(page.getByText('Garantía económica depositada')).toBeHidden()

  await changePath(page, `/provisions/detail?dossier=${quoted}&panel=panel3`)
  const told = page.getByText(/si no responde, el expediente quedará fuera de plazo/)
  await expect(page.getByRole('table', { name: 'Qué incluye el importe' })).toBeVisible()
  await expect(told).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Conexiones' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('binds the dossier that a user without any asks for, and opens it [RT-057 FL-085]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('unbound', '/provisionsVinculation')
  await expectAccessible('the binding')
  await page.getByRole('textbox', { name: 'Código del expediente' }).fill('exp 2026 0000 1501')
  await page.getByRole('button', { name: 'Vincular' }).click()
  await expect(page).toHaveURL(/\/provisions\/detail\?dossier=EXP202600001501/)
  await expect(page.getByText('Ya puede seguir el expediente en su área.')).toBeVisible()
  await menuLink(page, 'Conexiones').click()
  await expect(page).toHaveURL(/\/provisions$/)
})

const steps = [
  { path: 'request-data', dossier: quoted, title: 'Solicitud', seen: /Potencia solicitada/ },
  { path: 'budget', dossier: quoted, title: 'Presupuesto', seen: /Puede aceptarlo hasta/ },
  { path: 'job-execution', dossier: 'EXP202600001608', title: 'Obras', seen: /Terminan a más tardar/ },
  { path: 'application-closure', dossier: 'EXP202600001607', title: 'Cierre', seen: /El contador se pone/ },
]

test('opens the panel or the step that a link names, and shows a foreign dossier as missing [RT-056 RT-058 RT-079 RT-075 RT-077 RT-078]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('dossierClient', '/provisions?dossier=EXP202600001608&panel=panel2')
  await expect(page).toHaveURL(/\/provisions\/detail\?dossier=EXP202600001608&panel=panel2/)
  await expect(page.getByRole('tab', { name: 'Documentos', selected: true })).toBeVisible()
  for (const { path, dossier, title, seen } of steps) {
    await goInside(page, `/provisions/${path}?dossier=${dossier}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(seen).first()).toBeVisible()
    await expectAccessible(path)
    await page.getByRole('link', { name: 'Ir al expediente' }).click()
    await expect(page).toHaveURL(new RegExp(`/provisions/detail\\?dossier=${dossier}`))
  }
  await changePath(page, '/provisions/detail?dossier=EXP202600000101')
  await expect(page.getByRole('heading', { name: 'No encontramos este expediente' })).toBeVisible()
})
