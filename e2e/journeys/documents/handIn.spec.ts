import type { Page } from '@playwright/test'
import { chooseFiles } from '#support/chooseFiles.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const documents = '/provisions/documentation'
const onePage = Buffer.from('%PDF-1.7\n')

/** Uploads a PDF and chooses its kind. */
async function upload(page: Page, name: string, kind: string): Promise<void> {
  // The bytes differ, because the server takes equal files for one document.
  const buffer = Buffer.concat([onePage, Buffer.from(name)])
  await chooseFiles(page, { name, mimeType: 'application/pdf', buffer })
  await page.getByRole('combobox', { name: `Qué es ${name}` }).selectOption(kind)
  await expect(page.getByRole('checkbox', { name })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows delivered documents, uploads more, deletes one and hands in the other for a supply [SC-090 RT-074]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', documents)
    const delivered = page.getByRole('region', { name: 'Entregado' })
    await expect(delivered.getByText('boletin-electrico.pdf')).toBeVisible()
    await expectAccessible('handed in')
    await upload(page, 'escritura.pdf', 'Título de propiedad o uso')
    await upload(page, 'borrador.pdf', 'Otro documento')
    await expectAccessible('waiting')
    await expect(delivered.getByText('escritura.pdf')).toHaveCount(0)
    // An upload that is not handed in yet survives a reload.
    await page.reload()
    await page.getByRole('button', { name: 'Borrar borrador.pdf' }).click()
    await expect(page.getByRole('checkbox', { name: 'borrador.pdf' })).toHaveCount(0)
    await page.getByRole('combobox', { name: '¿De qué son?' }).selectOption({ index: 1 })
    await world.fault({ operation: 'createDocumentOffline', codResult: '0409' })
    await page.getByRole('button', { name: 'Entregar 1 documento' }).click()
    await expect(page.getByText('No se ha entregado todo')).toBeVisible()
    await expectAccessible('refused')
    await world.mend()
    await page.getByRole('button', { name: 'Entregar 1 documento' }).click()
    await expect(delivered.getByText('escritura.pdf')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sin entregar' })).toHaveCount(0)
    await page.reload()
    await expect(delivered.getByText('escritura.pdf')).toBeVisible()
  })
})

test('sends a dossier to its review with the last missing document, and keeps that document [SC-090 RT-074]', async ({
  as,
  page,
}) => {
  await as('dossierClient', documents)
  await upload(page, 'escritura.pdf', 'Título de propiedad o uso')
  const place = page.getByRole('combobox', { name: '¿De qué son?' })
  // The sixteenth dossier of this persona waits for documents.
  const waiting = place.getByRole('option', { name: /EXP\d{4}00001616/ })
  await place.selectOption(await waiting.getAttribute('value'))
  await page.getByRole('button', { name: 'Entregar 1 documento' }).click()
  await expect(page.getByText(/Era lo último que faltaba: el expediente pasa a revisión/)).toBeVisible()
  const delivered = page.getByRole('region', { name: 'Entregado' })
  const saved = page.waitForEvent('download')
  await delivered.getByRole('button', { name: 'Descargar escritura.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('escritura.pdf')
})
