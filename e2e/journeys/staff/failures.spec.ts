import { failurePanelPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

const cups = supplyCups(persona('company').userId, 1)
/** The postcode of the customer's flat. */
const FLAT_POSTCODE = '15705'

test('leads an agent through a call about a failure: board, panel, script and result [RT-027 RT-028 RT-029 SC-096]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('agent', '/gestionAverias')
  await expect(page.getByRole('row', { name: /INC\d+0004/ })).toContainText('1 aviso de peligro')
  await expectAccessible('the board')
  await page.getByRole('searchbox').fill(cups)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search === failurePanelPath({ cups }))
  await expect(page.getByText('Hay una avería en la red:')).toBeVisible()
  await page.getByRole('radio', { name: 'Sí' }).check()
  await expect(page.getByRole('alert')).toContainText('pida que se aleje y llame al 112')
  await expectAccessible('the panel')
  await page.getByRole('button', { name: 'Registrar otro aviso' }).click()
  await expect(page).toHaveURL(/\/gestionAverias\/resultPage$/)
  await expect(page.getByText('Aviso sumado a una avería conocida')).toBeVisible()
  await expectAccessible('the result')
  await page.getByRole('button', { name: 'Terminar la llamada' }).click()
  await expect(page).toHaveURL(/\/gestionAverias$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect((await world.requests()).filter(({ status }) => status === 403)).toEqual([])
})

test('tells a customer of a cut by mail, SMS and phone, from its start to its end', async ({ as, page, world }) => {
  const byCustomer = (path: string, method: string, body: object) =>
    world.fetch(path, { as: 'customer', method, body: JSON.stringify(body) })
  await byCustomer(`/users/${persona('customer').userId}`, 'PUT', { pushNotices: 'S' })

  await as('agent', failurePanelPath({ postalCode: FLAT_POSTCODE }))
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Registrar el aviso' }).click()
  await expect(page.getByText('Avería abierta')).toBeVisible()
  for (const channel of ['email', 'push'] as const)
    expect((await world.message({ channel })).subject).toBe('Corte de luz en Rúa do Vilar, 27, 2.º B')

  await byCustomer('/alerts/12345678Z', 'POST', { tipoCanal: 'sms', destinatario: '612345678' })
  await page.goto(failurePanelPath({ postalCode: FLAT_POSTCODE }))
  await page.getByRole('button', { name: 'Cambiar la previsión o el fin' }).click()
  const dialog = page.getByRole('dialog')
  const [day, time] = [dialog.getByRole('textbox').first(), dialog.getByRole('textbox').last()]
  await day.fill('16/03/2026')
  await time.fill('17:30')
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click()
  await expect(dialog).toBeHidden()
  const sms = async () => (await world.message({ channel: 'sms', to: '612345678' })).text
  expect(await sms()).toContain('a las 17:30 del 16/03/2026')

  await page.getByRole('button', { name: 'Cambiar la previsión o el fin' }).click()
  await dialog.getByRole('radio', { name: 'La luz ya ha vuelto' }).check()
  await dialog.getByRole('button', { name: 'Guardar y avisar' }).click()
  await expect(dialog).toBeHidden()
  expect(await sms()).toContain('Ha vuelto la luz')
  const phone = (await world.messages()).filter(({ channel }) => channel === 'push').map(({ subject }) => subject)
  expect(phone.map((subject) => subject.split(' en ')[0])).toEqual([
    'Ha vuelto la luz',
    'Nueva previsión para el corte',
    'Corte de luz',
  ])
})
