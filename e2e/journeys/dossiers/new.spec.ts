import { devices, type Page } from '@playwright/test'
import { chooseFiles } from '#support/chooseFiles.ts'
import { changePath, goInside } from '#support/goInside.ts'
import { persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { enter, expect, test } from '#support/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function answerPlace(page: Page, zip: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código postal' }).fill(zip)
  await next(page)
}

async function estimate(page: Page, power: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: power }).fill('5,75')
  await page.getByRole('textbox', { name: /Metros/ }).fill('20')
  await page.getByRole('radio', { name: 'Sí' }).check()
  await page.getByRole('button', { name: 'Calcular' }).click()
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('tells the price and the terms of a new connection before it is asked for [RT-060 RT-061 RT-062]', async ({
    as,
    page,
  }) => {
    await as('unbound', '/provisions/what-to-do')
    await expect(heading(page, '¿Qué necesita?')).toBeVisible()
    await expect(page.getByText(/141,51\s€ para 5,75 kW/)).toBeVisible()
    await page.getByRole('link', { name: 'Pedir un nuevo suministro' }).click()
    await expect(page).toHaveURL(/\/provisions\/new-provision$/)
    await answerPlace(page, '33001')
    await expect(page.getByText('No llegamos hasta el 33001')).toBeVisible()
    await page.getByRole('link', { name: 'Probar con otro código postal' }).click()
    await answerPlace(page, '15705')
    await expect(page).toHaveURL(/\/new-provision\/keep-in-mind\?zip=15705$/)
    await expect(page.getByText('15705, Santiago de Compostela')).toBeVisible()
    await estimate(page, /^Potencia/)
    await expect(page.getByText('141,51')).toBeVisible()
    await expect(page.getByText(/en servicio a más tardar el martes 7 de abril de 2026/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('141,51')).toBeVisible()
  })
})

test('tells the price and the needs of a change before it is asked for [RT-067 RT-068]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('unbound', '/provisions/what-to-do')
  await page.getByRole('link', { name: 'Cambiar una instalación' }).click()
  await expect(page).toHaveURL(/\/provisions\/edit-installations$/)
  await next(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('the postcode refused')
  await answerPlace(page, '36202')
  await expect(heading(page, 'Antes de pedir el cambio')).toBeVisible()
  await expect(page.getByText('El CUPS del suministro, que está en su factura.')).toBeVisible()
  await estimate(page, /^Potencia/)
  await expect(page.getByText('141,51')).toBeVisible()
  await expectAccessible('an estimate')
})

test('tells by three questions whether a generator needs a permit, and what its connection costs [RT-070 RT-071 RT-073]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('unbound', '/provisions/what-to-do')
  await page.getByRole('link', { name: 'Ver si tengo que pedirlo' }).click()
  await expect(page).toHaveURL(/\/provisions\/new-generation$/)
  await answerPlace(page, '15705')
  await expect(page).toHaveURL(/\/new-generation\/questions\?zip=15705$/)
  await page.getByRole('radio', { name: 'Para mi propio consumo' }).check()
  await next(page)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await next(page)
  await expect(heading(page, 'No tiene que pedirnos permiso')).toBeVisible()
  await page.goBack()
  await page.getByRole('radio', { name: 'Sí' }).check()
  await next(page)
  await expect(page.getByRole('radio', { name: /Hasta 15 kW/ })).toBeVisible()
  await expectAccessible('a question')
  await page.getByRole('radio', { name: /Más de 15 kW/ }).check()
  await next(page)
  await page.getByRole('link', { name: 'Ver precio y plazos' }).click()
  await expect(heading(page, 'Antes de pedir la conexión')).toBeVisible()
  await estimate(page, /^Potencia instalada/)
  await expect(page.getByText('Quien genera paga la obra de su conexión.')).toBeVisible()
})

test('shows a draft again with its own figures, and none under an unknown code [RT-064 RT-065]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('dossierClient', '/provisions/what-to-do')
  await expect(page.getByRole('heading', { name: 'Lo que dejó a medias' })).toBeVisible()
  await expect(page.getByText(/141,51\s€/)).toBeVisible()
  await expectAccessible('what to do')
  await page.getByRole('link', { name: 'Ver mis solicitudes' }).click()
  await expect(page).toHaveURL(/\/provisions\/edit-provision$/)
  await page.getByRole('link', { name: 'Seguir con Gran Vía, 47, Majadahonda' }).click()
  await expect(heading(page, 'Antes de seguir con su solicitud')).toBeVisible()
  await expect(page.getByText('Tiene hasta el viernes 12 de junio de 2026 para enviarla.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Potencia/ })).not.toHaveValue('')
  await changePath(page, '/provisions/edit-provision?dossier=EXP209900000001')
  await expect(heading(page, 'No encontramos esa solicitud')).toBeVisible()
})

const task = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Partes de la solicitud' }).getByRole('listitem').filter({ hasText: name })

test('opens the same form with its parts for a draft and for a change [RT-066 RT-069]', async ({ as, page }) => {
  await as('dossierClient', '/provisions/edit-provision')
  await page.getByRole('link', { name: 'Seguir con Gran Vía, 47, Majadahonda' }).click()
  await page.getByRole('link', { name: 'Seguir con la solicitud' }).click()
  await expect(page).toHaveURL(/\/edit-provision\/steps\?dossier=EXP\d+$/)
  await expect(task(page, 'Dónde es')).toContainText('Hecha')
  await goInside(page, '/provisions/edit-installations/keep-in-mind?zip=15705')
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await expect(page).toHaveURL(/\/edit-installations\/steps\?dossier=EXP/)
  await expect(task(page, 'Potencia')).toContainText('Sin empezar')
})

test('continues a form on the phone that reads its code, and takes one file as two documents [RT-063]', async ({
  as,
  page,
  browser,
  world,
  expectAccessible,
}) => {
  await as('unbound', '/provisions/new-provision/keep-in-mind?zip=15705&kw=5,75&voltage=BT&metres=20&ground=yes')
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await page.getByRole('link', { name: 'Documentos' }).click()
  const made = page.waitForResponse((answer) => answer.url().endsWith('/urlMessages'))
  await page.getByRole('button', { name: 'Seguir en el móvil' }).click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectAccessible('the code')
  const { urlMessage }: { urlMessage: { id: string; url: string } } = await (await made).json()

  // The browser takes this for another person's phone: nobody is logged in there.
  const phone = await browser.newContext({
    ...devices['iPhone 13'],
    extraHTTPHeaders: { 'x-sandbox': world.id },
  })
  const there = await phone.newPage()
  await there.goto(new URL(`${urlMessage.url}&urlId=${urlMessage.id}`, page.url()).href)
  await expect(there).toHaveURL(/\/login\?/)
  const { username, password } = persona('unbound')
  await enter(there, username, password)
  await expect(there).toHaveURL(/task=documents$/)
  await expect(there.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  await expect(there.getByRole('button', { name: 'Seguir en el móvil' })).toBeHidden()
  await phone.close()
  await page.keyboard.press('Escape')

  const kinds = ['Plano de situación', 'Título de propiedad o uso']
  for (const [nth, kind] of kinds.entries()) {
    const file = { name: `todo${nth + 1}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
    await chooseFiles(page, file)
    await page.getByRole('combobox', { name: `Qué es ${file.name}` }).selectOption({ label: kind })
    await expect(page.getByRole('listitem').filter({ hasText: file.name }).getByText('Entregado').last()).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText('Ya tenemos todos los documentos.')).toBeVisible()
  for (const kind of kinds) await expect(page.getByText(new RegExp(`^${kind}`))).toHaveCount(1)
})

test('passes the accessibility checks in the tasks of a form', async ({ as, page, expectAccessible }) => {
  await as('unbound', '/provisions/new-generation/keep-in-mind?zip=15705')
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await expect(heading(page, 'Su solicitud')).toBeVisible()
  await expectAccessible('the list of tasks')
  for (const name of ['Qué pide', 'Potencia', 'Dónde es', 'Qué va a generar', 'A nombre de quién', 'Factura']) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Guardar y volver' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(name)
    await page.getByRole('link', { name: 'Su solicitud' }).click()
    await expect(heading(page, 'Su solicitud')).toBeVisible()
  }
})
