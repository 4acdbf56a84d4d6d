import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { Page } from '@playwright/test'
import { afterRetries, fails, loads, offline, type Shot, submit } from './shot.ts'

const ready = (page: Page) => page.locator('main section li').first().waitFor()

async function choose(page: Page, name = 'escritura.pdf', content = '%PDF-1.7'): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(content) }
  await page.locator('main input[type=file]').first().setInputFiles([file])
  await page.locator('main fieldset li').waitFor()
}
async function upload(page: Page): Promise<void> {
  await choose(page)
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
  shot('asked what it is', { steps: (page) => choose(page) }),
  shot('of a wrong kind', { steps: (page) => choose(page, 'contador.heic', 'ftypheic') }),
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
  shot('failed', { world: fails('listDocumentsOffline'), steps: afterRetries }),
  shot('on their way', loads('listDocumentsOffline')),
  shot('without a connection', { steps: offline(ready) }),
]
