import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Opens /login of the production build in a browser and adds up the scripts that it asks for until it can be used, gzipped bytes. */
export async function loginBytes(): Promise<number> {
  const dist = join(root, 'web/dist')
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
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await page.goto(`http://127.0.0.1:${port}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox').first().waitFor()
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  await browser.close()
  server.close()
  return bytes
}
