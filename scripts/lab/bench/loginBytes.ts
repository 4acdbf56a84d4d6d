import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../lib/programs/browser.ts'
import { clientFolder, serveClient } from '../../lib/serveClient.ts'

/**
 * Opens /login of the production build in a browser and adds up its scripts in gzipped bytes: `first`, those requested
 * before the first field could be typed in, and `all`, including those that the idle page preloads.
 */
export async function loginBytes(): Promise<{ first: number; all: number }> {
  const client = await serveClient({ port: 4406 })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === null ? {} : { executablePath }),
  })
  const page = await browser.newPage()
  await page.addInitScript(noteFirstField)
  await page.goto(`${client.url}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox').first().waitFor()
  const scripts = await scriptsOf(page)
  await browser.close()
  await client.stop()
  return { first: bytesOf(scripts.filter(({ first }) => first)), all: bytesOf(scripts) }
}

/** Every script that the page requested, and whether that was before its first field was drawn. */
async function scriptsOf(page: Page): Promise<readonly { readonly path: string; readonly first: boolean }[]> {
  return page.evaluate(() => {
    const [field] = performance.getEntriesByName('first field')
    if (!field) throw new Error('No field appeared on /login.')
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, first: startTime <= field.startTime }))
      .filter(({ path }) => path.endsWith('.js'))
  })
}

function bytesOf(scripts: readonly { readonly path: string }[]): number {
  return scripts.reduce((sum, { path }) => sum + gzipSync(readFileSync(join(clientFolder, path))).length, 0)
}

/** Runs in the page: marks the moment at which the first field that takes text is drawn. */
function noteFirstField(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('input:not([disabled], [readonly])')) return
    performance.mark('first field')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
