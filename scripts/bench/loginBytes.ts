import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.ts'

const dist = join(root, 'web/dist')
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Opens /login of the production build in a browser and adds up its scripts, gzipped bytes: `first`, those that were asked
 * for by the time the first field could be typed in, and `all`, with those that the idle page loads ahead.
 */
export async function loginBytes(): Promise<{ first: number; all: number }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = extname(path) === '' ? 'index.html' : path
    try {
      const bytes = readFileSync(join(dist, file))
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === null ? {} : { executablePath }),
  })
  const page = await browser.newPage()
  await page.addInitScript(noteFirstField)
  await page.goto(`http://127.0.0.1:${port}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox').first().waitFor()
  const scripts = await scriptsOf(page)
  await browser.close()
  server.close()
  return { first: bytesOf(scripts.filter(({ first }) => first)), all: bytesOf(scripts) }
}

/** Every script that the page asked for, and whether that was before its first field stood there. */
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
  return scripts.reduce((sum, { path }) => sum + gzipSync(readFileSync(join(dist, path))).length, 0)
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
