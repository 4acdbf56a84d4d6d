import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedServer, startServer } from '@acometida/testing/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBrowser } from './lib/programs/browser.ts'
import { runProgram } from './lib/process/step.ts'
import { root } from './lib/root.ts'
import { packTesting } from './packTesting.ts'

/** A project of another team, with the archive installed and the other tools linked. */
const project = mkdtempSync(join(tmpdir(), 'acometida-testing-'))
const installed = join(project, 'node_modules/@acometida/testing')
const at = '2026-03-16T10:00:00+01:00'
let archive: string
let server: StartedServer

/** Each test starts tools of other teams. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

beforeAll(async () => {
  archive = await packTesting(project)
  mkdirSync(installed, { recursive: true })
  await succeeds('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  for (const tool of ['vitest', '@playwright', '@types', 'typescript'])
    symlinkSync(join(root, 'node_modules', tool), join(project, 'node_modules', tool), 'junction')
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  server = await startServer({
    now: at,
    command: [process.execPath, '--import', 'tsx', join(root, 'scripts/server.ts')],
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(project, { recursive: true, force: true })
})

test('the archive is small, and nothing in it is of the workspace', async () => {
  expect(statSync(archive).size).toBeLessThan(30_000)
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
  expect(manifest).not.toMatch(/workspace:|catalog:|\.ts"(?<!\.d\.ts")|"dependencies"/)
  const foreign = readdirSync(installed).filter((name) =>
    /from ['"](?:\.\.|@acometida)|import\(['"]@acometida/.test(readFileSync(join(installed, name), 'utf8')),
  )
  expect(foreign).toEqual([])
})

test('a suite of Vitest runs on it', async () => {
  write(
    'first.test.ts',
    `import { test as base, expect } from 'vitest'
import { acometida } from '@acometida/testing/vitest'
const test = base.extend(acometida({ at: '${at}' }))
test('the customer is read', async ({ world }) => {
  expect((await world.fetch('/users/1', { as: 'customer' })).status).toBe(200)
})`,
  )
  const tool = join(root, 'node_modules/vitest/vitest.mjs')
  const { output } = await succeeds(process.execPath, [tool, 'run', '--root', project, 'first.test.ts'])
  expect(output).toContain('1 passed')
})

test('names are typed: a persona, scenario, operation or code that there is not does not compile', async () => {
  write(
    'names.ts',
    `import { connect } from '@acometida/testing'
import { acometida } from '@acometida/testing/playwright'
import { test as base } from '@playwright/test'
export const test = base.extend(acometida())
test('typed', async ({ world, as }) => {
  await as('customer', '/dashboard')
  await world.fault({ operation: 'getUser', codResult: '2004' })
})
const world = await connect().open()
// @ts-expect-error
await world.logIn('nobodyOfThisName')
// @ts-expect-error
await world.scenario('noSuchScenario')
// @ts-expect-error
await world.fault({ operation: 'noSuchOperation' })
// @ts-expect-error
await world.fault({ operation: 'getUser', codResult: 'no code' })`,
  )
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
  ]
  expect(
    await run(process.execPath, [
      join(root, 'node_modules/typescript-7/bin/tsc'),
      ...options,
      join(project, 'names.ts'),
    ]),
  ).toMatchObject({ ok: true, output: '' })
})

test('a failed test leaves its world, calls and inbox, and the command that opens them', async () => {
  write(
    'failing.spec.ts',
    `import { test as base, expect } from '@playwright/test'
import { acometida } from '@acometida/testing/playwright'
const test = base.extend(acometida({ at: '${at}' }))
test('fails', async ({ as, page }) => {
  await page.route('**/dashboard', (route) => route.fulfill({ body: 'a page' }))
  await as('customer', '/dashboard?tab=2')
  expect(1).toBe(2)
})
test('breaks the contract', async ({ world }) => {
  await world.fetch('/tokens', { method: 'PUT', body: '{}' })
})
test('breaks it as expected', async ({ world }) => {
  world.allowProblems('refreshTokens')
  await world.fetch('/tokens', { method: 'PUT', body: '{}' })
})`,
  )
  const executablePath = process.env['CHROMIUM'] ?? findBrowser()
  const launchOptions = { ...(executablePath && { executablePath }), args: ['--no-sandbox'] }
  write(
    'playwright.config.ts',
    `export default { testMatch: '*.spec.ts', use: { baseURL: '${server.url}', launchOptions: ${JSON.stringify(launchOptions)} } }`,
  )
  const tool = join(root, 'node_modules/@playwright/test/cli.js')
  const { ok, output } = await run(process.execPath, [tool, 'test', '--config', join(project, 'playwright.config.ts')])
  expect(ok).toBe(false)
  expect(output).toMatch(/npx acometida world open \S+world\.json --as customer --path '\/dashboard\?tab=2'/)
  expect(output).toContain('body/refresh_token is missing')
  expect(output).toMatch(/2 failed[^]*1 passed/)
  const [, file = ''] = /world open (\S+world\.json) --as/.exec(output) ?? []
  const kept = (name: string) => readFileSync(join(project, file, '..', name), 'utf8')
  expect(JSON.parse(kept('world.json'))).toMatchObject({ format: 'acometida-world-2' })
  expect([kept('requests.txt'), kept('inbox.txt')]).toEqual(['', ''])
})

function write(name: string, text: string): void {
  writeFileSync(join(project, name), `${text}\n`)
}

async function succeeds(command: string, words: readonly string[]) {
  const ended = await run(command, words)
  expect(ended, ended.output).toMatchObject({ ok: true })
  return ended
}

/** Runs a program in the project, against the server. */
function run(command: string, words: readonly string[]) {
  return runProgram('env', ['-C', project, command, ...words], { ACOMETIDA_URL: server?.url ?? '', NO_COLOR: '1' })
}
