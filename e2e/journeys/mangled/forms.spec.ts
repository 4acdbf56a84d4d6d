import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Page } from '@playwright/test'
import { unboundCups } from '#support/consumption.ts'
import { expect, type Mangled, test } from '#support/mangledTest.ts'
import { findBill, openBill } from '#support/offlinePayment.ts'
import { persona } from '#support/persona.ts'

/**
 * Sends a form once for each mangling of its answer. The screen shows each with its own reference, and an unknown code
 * as a failure.
 */
async function sendMangled(
  page: Page,
  mangled: Mangled,
  operation: OperationId,
  send: () => Promise<void>,
): Promise<void> {
  let reference: string | undefined
  for (const [name, mangling] of await mangled.harmful(operation)) {
    mangled.mangle(operation, mangling)
    await send()
    if (name === 'an unknown code') await expect(page.getByText('Error al llamar al servicio')).toBeVisible()
    else reference = await mangled.expectTold(`${operation}: ${name}`, reference)
    await mangled.expectSane(`${operation}: ${name}`)
  }
  mangled.mend()
}

test('tells in the form that a log-in cannot be read, and opens the area once it can', async ({ page, mangled }) => {
  const { username, password } = persona('customer')
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' }).fill(username)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  const field = page.getByLabel('Contraseña', { exact: true })
  const send = async () => {
    await field.fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  mangled.mangle('logIn', (answer) => ({ ...answer, body: '' }))
  await send()
  await mangled.expectTold('nothing in it')
  await sendMangled(page, mangled, 'logIn', send)
  await expect(page).toHaveURL(/\/login/)
  await send()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('shows no amount of a bill that cannot be read, and finds the bill once it can', async ({ page, mangled }) => {
  await page.goto('/offlinepayment')
  mangled.mangle('checkPaymentOffline', (answer) => ({ ...answer, body: '[]' }))
  await findBill(page, openBill)
  await mangled.expectTold('no object')
  await sendMangled(page, mangled, 'checkPaymentOffline', () =>
    page.getByRole('button', { name: 'Buscar la factura' }).click(),
  )
  await expect(page.getByText('€')).toHaveCount(0)
  await page.getByRole('button', { name: 'Buscar la factura' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revise y pague' })).toBeFocused()
})

test('tells with a reference that a payment cannot begin without a readable session', async ({ page, mangled }) => {
  for (const operation of ['listMasterData', 'logIn'] as const) {
    mangled.mangle(operation, (answer) => ({ ...answer, type: 'text/html', body: '<html>' }))
    await page.goto('/offlinepayment')
    await mangled.expectTold(operation)
    await mangled.expectSane(operation)
    await expect(page.getByRole('textbox', { name: 'Número de factura' })).toBeVisible()
    mangled.mend()
  }
})

test('tells in the form that the answer to a binding cannot be read', async ({ as, page, mangled }) => {
  await as('unbound', '/suppliesVinculation')
  await page.getByRole('textbox', { name: 'CUPS' }).fill(unboundCups)
  mangled.mangle('bindUser', (answer) => ({ ...answer, body: answer.body.replaceAll(/"userId":\d+/g, '"userId":"7"') }))
  await page.getByRole('button', { name: 'Vincular' }).click()
  await mangled.expectTold('a number as text')
  await mangled.expectSane('a number as text')
})
