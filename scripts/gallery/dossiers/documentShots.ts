import { documentsPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot, slow, submit } from '../shot.ts'

const ready = (page: Page) => page.locator('main section li').first().waitFor()

/** Chooses a file, by its name and its first bytes. */
export async function chooseFile(
  page: Page,
  name = 'escritura.pdf',
  content: string | Buffer = '%PDF-1.7',
): Promise<void> {
  const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf'
  const file = { name, mimeType, buffer: Buffer.from(content) }
  await page.locator('main input[type=file]').first().setInputFiles([file])
  await page.locator('main fieldset li').waitFor()
}
async function upload(page: Page): Promise<void> {
  await chooseFile(page)
  await page.locator('main fieldset li select').selectOption('OWNERSHIP')
  await page.locator('main form select').waitFor()
}
const shot = (state: string, more: Partial<Shot> = {}): Shot => ({
  path: paths.documents,
  state,
  who: 'customer',
  steps: ready,
  ...more,
})

/** The documents that a customer hands in. */
export const documentShots: readonly Shot[] = [
  shot('handed in'),
  shot('none', { who: 'dossierClient', steps: (page) => page.locator('main section').first().waitFor() }),
  shot('of a dossier that lacks some', {
    who: 'dossierClient',
    at: documentsPath('EXP202600001616'),
    steps: async (page) => {
      await page.locator('main [data-tone=warning]').waitFor()
      await chooseFile(page)
    },
  }),
  shot('asked what it is', { steps: (page) => chooseFile(page) }),
  shot('dragged over the page', {
    steps: async (page) => {
      await ready(page)
      await page.locator('main fieldset button').first().locator('xpath=../..').dispatchEvent('dragover')
    },
  }),
  shot('being looked at', {
    steps: async (page) => {
      await ready(page)
      // It takes long to make a large picture small.
      await page.evaluate(() => {
        window.createImageBitmap = () => new Promise(() => {})
      })
      await chooseFile(
        page,
        'contador.jpg',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000_000)]),
      )
    },
    waiting: true,
  }),
  shot('too big', { steps: (page) => chooseFile(page, 'proyecto.pdf', '%PDF-1.7'.padEnd(11_000_000, ' ')) }),
  shot('cancelled', {
    world: slow('uploadDocument'),
    steps: async (page) => {
      await chooseFile(page, 'proyecto.pdf', '%PDF-1.7'.padEnd(3_000_000, ' '))
      await page.locator('main fieldset li select').selectOption('OWNERSHIP')
      await page.locator('main fieldset li button:has(use[href*=close])').click()
      await page.locator('main fieldset li[data-state=cancelled]').waitFor()
    },
  }),
  shot('for what is not there', {
    world: (world) => world.fault({ operation: 'uploadDocument', codResult: '0404' }),
    steps: async (page) => {
      await chooseFile(page)
      await page.locator('main fieldset li select').selectOption('OWNERSHIP')
      await page.locator('main fieldset li[data-state=failed]').waitFor()
    },
  }),
  shot('of a wrong kind', { steps: (page) => chooseFile(page, 'contador.heic', 'ftypheic') }),
  shot('uploaded, not handed in', { steps: upload }),
  shot('without a place', {
    steps: async (page) => {
      await upload(page)
      await submit(page)
      await page.getByRole('alert').first().waitFor()
    },
  }),
  shot('just handed in', {
    steps: async (page) => {
      await upload(page)
      await page.locator('main form select').selectOption({ index: 1 })
      await submit(page)
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  }),
  shot('refused', {
    world: (world) => world.fault({ operation: 'createDocumentOffline', codResult: '0409' }),
    steps: async (page) => {
      await upload(page)
      await page.locator('main form select').selectOption({ index: 1 })
      await submit(page)
      await page.getByRole('alert').first().waitFor()
    },
  }),
  shot('failed', { ...failed('listDocumentsOffline') }),
  shot('on their way', loads('listDocumentsOffline')),
  shot('without a connection', { steps: offline(ready) }),
]
