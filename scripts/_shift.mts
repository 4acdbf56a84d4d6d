import { chromium } from '@playwright/test'
import { supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import { supplyCups } from '@acometida/seed/supplies'
import { makeChildren } from './lib/children.ts'
import { untilAnswers } from './lib/ports.ts'
import { serveClient } from './lib/serveClient.ts'
const api = 'http://127.0.0.1:4482'
const children = makeChildren(() => process.exit(1))
children.start('api', ['--import', 'tsx', 'scripts/server.ts'], {
  PORT: '4482',
  DATABASE: ':memory:',
  NOW: startsAt,
  NODE_ENV: 'test',
})
await untilAnswers(`${api}/health`, 120_000)
const client = await serveClient({ port: 4483, api })
process.env['SERVER_URL'] = api
const { openWorld } = await import('@acometida/e2e/src/world.ts')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const n of process.argv.slice(2).map(Number)) {
  const world = await openWorld()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'x-sandbox': world.id },
  })
  const page = await context.newPage()
  const { storage } = await world.logIn('customer')
  await page.addInitScript((s) => {
    for (const { key, value } of s) sessionStorage.setItem(key, value)
  }, storage)
  await page.addInitScript(
    `window.__s=[]; new PerformanceObserver((l)=>{for(const e of l.getEntries()) if(!e.hadRecentInput) window.__s.push([Math.round(e.startTime), e.value.toFixed(4), ...e.sources.map(s=>(s.node&&s.node.className||s.node&&s.node.nodeName)+' '+[s.previousRect.y,s.previousRect.height,s.currentRect.y,s.currentRect.height].map(Math.round))])}).observe({type:'layout-shift',buffered:true})`,
  )
  const dev = await context.newCDPSession(page)
  await dev.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(client.url + supplyDetailPath(supplyCups(persona('customer').userId, 1), n))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  console.log('TAB', n, 'by link')
  for (const s of (await page.evaluate('window.__s')) as unknown[]) console.log('  ', JSON.stringify(s))
  await page.evaluate('window.__s=[]')
  const tabs = page.getByRole('tab')
  await tabs.nth(n === 0 ? 1 : 0).click()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.evaluate('window.__s=[]')
  await page.goBack()
  await page.waitForTimeout(1500)
  console.log('TAB', n, 'by back')
  for (const s of (await page.evaluate('window.__s')) as unknown[]) console.log('  ', JSON.stringify(s))
  await context.close()
  await world.close()
}
await browser.close()
await client.stop()
await children.stop()
