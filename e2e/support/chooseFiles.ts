import type { FileChooser, Page } from '@playwright/test'

/** Chooses files for the upload of a page by its button. */
export async function chooseFiles(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivos' }).click()
  await (await chooser).setFiles(files)
}
