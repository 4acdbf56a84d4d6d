import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { allShots } from '@acometida/e2e/gallery/allShots.ts'
import { compareFolders } from '@acometida/e2e/gallery/compare.ts'
import { byPage, looksOf } from '@acometida/e2e/gallery/looks.ts'
import { comparisonPage, galleryPage } from '@acometida/e2e/gallery/page.ts'
import type { Picture } from '@acometida/e2e/gallery/takeShot.ts'
import { startsAt } from '@acometida/e2e/support/startsAt.ts'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import { readWords, refuse } from './commands.ts'
import { makeChildren } from './lib/process/children.ts'
import { waitForAnswer } from './lib/process/ports.ts'
import { runStep } from './lib/process/step.ts'
import { findBrowser } from './lib/programs/browser.ts'
import { root } from './lib/root.ts'

/** Pictures of every screen in all its states, as a page to look through. */
const { values: options, words: wanted } = readWords<{ compare: string; state: string; all: true }>('gallery')
const shots = await allShots()
const unknown = wanted.filter((start) => !shots.some(({ path }) => path.startsWith(start)))
if (unknown.length > 0) {
  const known = [...new Set(shots.map(({ path }) => path))]
  refuse('gallery', `No screen has the path ${unknown.join(', ')}. Paths: ${known.join(', ')}.`)
}
const looks = looksOf(shots, options.all !== undefined)
const chosen = shots
  .map((shot, index) => ({ shot, looks: looks[index] ?? [] }))
  .filter(({ shot: { path } }) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)))
  .filter(({ shot: { state } }) => options.state === undefined || state.includes(options.state))
if (chosen.length === 0) refuse('gallery', `No state has "${options.state}" in its name.`)
const before = options.compare === undefined ? undefined : resolve(options.compare)
const folder = join(root, 'data/gallery')
const apiPort = Number(process.env['GALLERY_API_PORT'] ?? 4460)
const webPort = Number(process.env['GALLERY_WEB_PORT'] ?? 4461)
const WORKERS = 3

if (before !== undefined && !existsSync(before)) stop(`There is no folder ${before} to compare with.`, 2)
if (before === folder) stop('Compare with a copy: this run overwrites the pictures here.', 2)

const children = makeChildren((name, code) => stop(`${name} ended (${code ?? 'by a signal'}).`))
try {
  await assertFree(apiPort, 'the API', 'GALLERY_API_PORT=')
  await assertFree(webPort, 'the client', 'GALLERY_WEB_PORT=')
  console.log('Building')
  const steps = await Promise.all(['scripts/build.ts', 'scripts/bringBrowser.ts'].map((file) => runStep('tsx', [file])))
  for (const { ok, output } of steps) if (!ok) stop(output)
  const api = `http://127.0.0.1:${apiPort}`
  const web = `http://127.0.0.1:${webPort}`
  const env = { PORT: String(apiPort), DATABASE: ':memory:', NOW: startsAt, NODE_ENV: 'test', CLIENT_URL: web }
  children.start('api', ['--import', 'tsx', 'scripts/server.ts'], env)
  const preview = ['web/node_modules/vite/bin/vite.js', 'preview', 'web', '--host', '127.0.0.1']
  children.start('client', preview, { API_URL: api, WEB_PORT: String(webPort), CAPTCHA: 'dummy' })
  await Promise.all([waitForAnswer(`${api}/health`, 120_000), waitForAnswer(`${web}/`, 60_000)])
  process.env['SERVER_URL'] = api
  // The module reads the address of the server when it is loaded.
  const { takeShot } = await import('@acometida/e2e/gallery/takeShot.ts')
  const { chromium } = await import('@playwright/test')

  if (chosen.length === shots.length) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === null ? {} : { executablePath }),
  })
  const jobs = chosen.flatMap(({ shot, looks }) => byPage(looks).map((group) => ({ shot, looks: group })))
  const pictures: Picture[] = []
  const failures: string[] = []
  let next = 0
  let done = 0
  const work = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { shot, looks } = job
      const name = `${shot.path} (${shot.state}, ${looks[0].size}, ${looks[0].language})`
      try {
        pictures.push(...(await takeShot(browser, { web, folder, shot, looks })))
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
      }
      done += 1
      console.log(`${String(done).padStart(3)}/${jobs.length} ${name}`)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  await browser.close()
  writeFileSync(
    join(folder, 'index.html'),
    galleryPage(pictures.sort((one, other) => one.file.localeCompare(other.file))),
  )
  // The control room reads the index. A gallery of chosen screens keeps the entries of the others.
  const index = join(folder, 'index.json')
  const taken = new Set(pictures.map(({ file }) => file))
  // An earlier run of this script wrote the file.
  const older = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Picture[]) : []
  const all = [...older.filter(({ file }) => !taken.has(file)), ...pictures]
  writeFileSync(index, JSON.stringify(all.sort((one, other) => one.file.localeCompare(other.file))))
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
  if (before !== undefined) {
    // In a gallery of chosen screens, the other pictures are older and not compared.
    const differences = compareFolders(before, folder).filter(
      ({ file }) => chosen.length === shots.length || taken.has(file),
    )
    const page = join(folder, 'compare.html')
    writeFileSync(page, comparisonPage(relative(folder, before), differences))
    for (const { file, share, only } of differences)
      console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${file}${only === undefined ? '' : ` (only ${only})`}`)
    console.log(`${differences.length} pictures differ: ${page}`)
  }
  if (failures.length > 0) {
    console.error(`Not shown:\n${failures.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await children.stop()
}

function stop(sentence: string, code = 1): never {
  console.error(sentence)
  process.exit(code)
}
