import type { Page } from '@playwright/test'
import { chooseFiles } from '#support/chooseFiles.ts'
import { goInside } from '#support/goInside.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const DAY = 86_400
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}\n`) })

/** Saves the task on the page, and waits for the list. */
async function saveTask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar y volver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su solicitud' })).toBeVisible()
}

const open = (page: Page, task: string) =>
  page.getByRole('list', { name: 'Partes de la solicitud' }).getByRole('link', { name: task }).click()

/** Begins a connection in Santiago. Returns its code. */
async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await expect(page).toHaveURL(/\/new-provision\/steps\?dossier=EXP\d+&zip=15705$/)
  return new URL(page.url()).searchParams.get('dossier') ?? ''
}

/** Fills in the place, and that the connection is for the applicant. */
async function sayWhereAndWhose(page: Page): Promise<void> {
  await open(page, 'Dónde es')
  await expect(page.getByRole('textbox', { name: 'Municipio' })).toHaveValue('Santiago de Compostela')
  await page.getByRole('textbox', { name: 'Nombre de la vía' }).fill('Rúa do Franco')
  await page.getByRole('textbox', { name: 'Número' }).fill('3')
  await page.getByRole('textbox', { name: 'Referencia catastral' }).fill('9872023VH5797S0001WX')
  await expect(page.getByRole('img', { name: /^Parcela de/ })).toBeVisible()
  await saveTask(page)
  await open(page, 'A nombre de quién')
  await page.getByRole('radio', { name: /^Yo/ }).check()
  await saveTask(page)
}

/** Logs in again, because the session has ended days later, and goes to a page. */
async function comeBack(page: Page, logIn: (who: 'unbound') => Promise<void>, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await logIn('unbound')
  await expect(page).not.toHaveURL(/login/)
  await page.goto(path)
}

const inMind = '/provisions/new-provision/keep-in-mind?zip=15705&kw=5,75&voltage=BT&metres=20&ground=yes'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('takes a connection from its first part to a supply of the customer [SC-086 RT-063]', async ({
    as,
    page,
    world,
    logIn,
  }) => {
    await as('unbound', inMind)
    const code = await begin(page)
    await sayWhereAndWhose(page)
    await open(page, 'Qué pide')
    await page.getByRole('checkbox', { name: 'Un nuevo suministro' }).check()
    await page.getByRole('textbox', { name: /Algo más/ }).fill('La entrada es por detrás.')
    await saveTask(page)
    await open(page, 'Factura')
    await page.getByRole('radio', { name: /^Yo/ }).check()
    await page.getByRole('radio', { name: 'Sí' }).check()
    await page.getByRole('radio', { name: 'A un correo' }).check()
    await page.getByRole('textbox', { name: 'Correo para la factura' }).fill('facturas@correo.gal')
    await saveTask(page)
    await open(page, 'Contactos')
    await page.getByRole('button', { name: 'Añadir un contacto' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Breogán, S. L.')
    await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('981 200 300')
    await dialog.getByRole('button', { name: 'Guardar el contacto' }).click()
    await saveTask(page)
    await open(page, 'Documentos')
    for (const [name, kind] of [
      ['plano.pdf', 'Plano de situación'],
      ['escritura.pdf', 'Título de propiedad o uso'],
    ] as const) {
      await chooseFiles(page, pdf(name))
      await page.getByRole('main').getByRole('combobox').selectOption({ label: kind })
      await expect(page.getByText(`${kind}: ${name}`)).toBeVisible()
    }
    await expect(page.getByText('Ya tenemos todos los documentos.')).toBeVisible()
    await page.getByRole('link', { name: 'Volver a la solicitud' }).click()
    const tasks = page.getByRole('list', { name: 'Partes de la solicitud' })
    await expect(tasks.getByText('Hecha', { exact: true })).toHaveCount(7)

    await open(page, 'Revisar y enviar')
    for (const said of [
      'Un nuevo suministro',
      'La entrada es por detrás.',
      'Rúa do Franco, 3, 15705 Santiago de Compostela',
      '9872023VH5797S0001WX',
      'Sí, facturas@correo.gal',
      'Breogán, S. L. (981200300)',
    ])
      await expect(page.getByText(said, { exact: true })).toBeVisible()
    // Both are from the same second, so either may come first.
    await expect(page.getByText(/^(Plano de situación|, |Título de propiedad o uso){3}$/)).toBeVisible()
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
    await expect(page.getByRole('heading', { name: 'Hemos recibido su solicitud' })).toBeVisible()
    expect((await world.message({ channel: 'email' })).subject).toBe('Hemos recibido su solicitud')

    // Review, admission and study take at most eight working days.
    await world.advance(14 * DAY)
    await comeBack(page, logIn, `/provisions/detail?dossier=${code}&panel=panel3`)
    await page.getByRole('button', { name: /^Aceptar/ }).click()
    await page.getByRole('button', { name: 'Sí, aceptar' }).click()
    await expect(page.getByText(/^Tiene hasta el .* para pagar/)).toBeVisible()
    await goInside(page, '/provisions/bills-list')
    await page
      .getByRole('link', { name: /^Pagar \d/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Pagar \d/ }).click()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()

    // The charge and the works take seven working days, with Easter between them. The meter takes five more.
    await world.advance(40 * DAY)
    await comeBack(page, logIn, `/provisions/application-closure?dossier=${code}`)
    await page.getByRole('link', { name: 'Vincular el suministro' }).click()
    await expect(page.getByRole('textbox', { name: 'CUPS' })).toHaveValue(/^ES0022/)
    await page.getByRole('button', { name: 'Vincular' }).click()
    await expect(page.getByText(/Rúa do Franco/).first()).toBeVisible()
    await goInside(page, `/provisions/application-closure?dossier=${code}`)
    await expect(page.getByRole('link', { name: 'Ver el suministro' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vincular el suministro' })).toBeHidden()
  })
})

test('keeps a half-typed draft over a reload, tells why it lapsed, and asks again with its data [RT-063]', async ({
  as,
  page,
  world,
  logIn,
}) => {
  await as('unbound', inMind)
  const code = await begin(page)
  const task = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(task('Potencia')).toContainText('Hecha')
  await expect(task('Revisar y enviar')).toContainText('Aún no se puede empezar')
  await open(page, 'Dónde es')
  await page.getByRole('textbox', { name: 'Nombre de la vía' }).fill('Rúa do Vilar')
  await page.getByRole('link', { name: 'Su solicitud' }).click()
  await expect(task('Dónde es')).toContainText('En curso')
  await page.reload()
  await expect(task('Dónde es')).toContainText('En curso')
  await open(page, 'Dónde es')
  await expect(page.getByRole('textbox', { name: 'Nombre de la vía' })).toHaveValue('Rúa do Vilar')
  await page.getByRole('link', { name: 'Su solicitud' }).click()
  await sayWhereAndWhose(page)
  await world.advance(91 * DAY)
  await comeBack(page, logIn, `/provisions/detail?dossier=${code}`)
  await expect(page.getByText('El borrador no se envió a tiempo, y se anuló.')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a pedirlo con estos datos' }).click()
  await expect(page).not.toHaveURL(new RegExp(code))
  await page.getByRole('tab', { name: 'Solicitud' }).click()
  await expect(page.getByText('Rúa do Franco, 3, 15705 Santiago de Compostela')).toBeVisible()
  await page.getByRole('link', { name: 'Corregir o completar' }).click()
  await expect(page).toHaveURL(/\/edit-provision\/steps\?dossier=EXP/)
  await expect(task('Dónde es')).toContainText('Hecha')
})

test('asks for the missing technology of a generator and corrects it from the dossier [SC-085 RT-072 RT-079]', async ({
  as,
  page,
}) => {
  await as('unbound', '/provisions/new-generation/keep-in-mind?zip=15705&use=SELL')
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await open(page, 'Qué va a generar')
  await page.getByRole('combobox', { name: 'Tecnología' }).selectOption({ label: 'Aún por definir' })
  await page.getByRole('textbox', { name: /^Potencia instalada/ }).fill('50')
  await page.getByRole('radio', { name: 'Solo para venderla' }).check()
  await page
    .getByRole('group', { name: /red lo que le sobre/ })
    .getByRole('radio', { name: 'Sí' })
    .check()
  await saveTask(page)
  await expect(page).toHaveURL(/\/new-generation\/steps\?dossier=EXP/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Qué va a generar' })).toContainText('Hecha')
  const code = new URL(page.url()).searchParams.get('dossier') ?? ''
  await goInside(page, `/provisions/detail?dossier=${code}&panel=panel1`)
  await expect(page.getByText('Falta definir la tecnología')).toBeVisible()
  await expect(page.getByText(/Defínalo antes de que la revisemos/)).toBeVisible()
  await page.getByRole('link', { name: 'Corregir o completar' }).click()
  await open(page, 'Qué va a generar')
  await page.getByRole('combobox', { name: 'Tecnología' }).selectOption({ label: 'Solar fotovoltaica' })
  await saveTask(page)
  await goInside(page, `/provisions/request-data?dossier=${code}`)
  await expect(page.getByText('Fotovoltaica', { exact: true })).toBeVisible()
})

test('asks for the missing sheet of the installer and saves it [RT-077]', async ({ as, page, expectAccessible }) => {
  await as('dossierClient', '/provisions/job-execution?dossier=EXP202600001608')
  await expect(page.getByText(/Falta la ficha/)).toBeVisible()
  await expectAccessible('the sheet that is missing')
  for (const [name, value] of [
    ['Número del boletín', 'CIE-2026-0815'],
    ['Día de la inspección', '2026-03-13'],
    ['Nombre del instalador', 'Breogán, S. L.'],
    ['Documento del instalador', '12345678Z'],
    ['Número de registro del instalador', 'GA-1234'],
    ['Potencia instalada', '5,75'],
    ['Potencia máxima admisible', '9,2'],
    ['Tensión', '230'],
    ['Interruptor general', '40'],
    ['Resistencia de tierra', '12,5'],
    ['Resistencia de aislamiento', '0,8'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByLabel('Fases').selectOption('1')
  await page.getByLabel('Sensibilidad del diferencial').selectOption('30')
  await page.getByRole('button', { name: 'Guardar la ficha' }).click()
  await expect(page.getByText('CIE-2026-0815')).toBeVisible()
  await page.reload()
  await expect(page.getByText('CIE-2026-0815')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar la ficha' })).toBeVisible()
})
