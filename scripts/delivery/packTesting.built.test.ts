import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { takenBy } from '@acometida/testing/takenPort'
import { expect, inject, test } from 'vitest'
import { runProgram } from '../lib/process/step.ts'
import { findBrowser } from '../lib/programs/browser.ts'
import { root } from '../lib/root.ts'

/** A folder of another team's project, with both packages and the tools in `node_modules`. */
const project = mkdtempSync(join(inject('installed'), 'testing-'))
const installed = join(inject('installed'), 'node_modules/@acometida/testing')
const at = '2026-03-16T10:00:00+01:00'
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const browser = process.env['CHROMIUM'] ?? findBrowser()
/** The port that each suite names. */
const port = await freePort()
write('package.json', '{ "type": "module" }')
// The README's files, as it has them.
const page = readFileSync(join(installed, 'README.md'), 'utf8')
for (const [, name = '', text = ''] of page.matchAll(/<!-- (\S+) -->\n\n```ts\n([^`]*(?:`[^`]+)*?)```/g))
  write(name, text.replace('port = 4080', `port = ${port}`))

test('packs a small archive without anything of the workspace', async () => {
  expect(statSync(inject('testingArchive')).size).toBeLessThan(30_000)
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
  expect(manifest).not.toMatch(/workspace:|catalog:|\.ts"(?<!\.d\.ts")|"dependencies"/)
  const foreign = readdirSync(installed).filter(
    (name) =>
      name !== 'README.md' &&
      /from ['"](?:\.\.|@acometida)|import\(['"]@acometida/.test(readFileSync(join(installed, name), 'utf8')),
  )
  expect(foreign).toEqual([])
})

test('gives a suite of Vitest the server of the package by startServer, as in the README', async () => {
  write('vitest.config.ts', `export default { test: { globalSetup: './startServer.ts' } }`)
  const tool = join(root, 'node_modules/vitest/vitest.mjs')
  const { output } = await succeeds(process.execPath, [tool, 'run', '--root', project, 'customer.test.ts'])
  expect(output).toContain('1 passed')
  await expectNothingLeft()
})

test('keeps world, calls and inbox of a failed Vitest test and prints the command to open them', async () => {
  write(
    'failing.test.ts',
    `import { acometida } from '@acometida/testing/vitest'
import { expect, test as base } from 'vitest'
const test = base.extend(acometida())
test('fails, for once', async ({ world }) => {
  await world.fetch('/users/1', { as: 'customer' })
  expect(1).toBe(2)
})`,
  )
  const tool = join(root, 'node_modules/vitest/vitest.mjs')
  const { ok, output } = await run(process.execPath, [tool, 'run', '--root', project, 'failing.test.ts'])
  expect(ok).toBe(false)
  const [, folder = ''] = /npx acometida world open (test-results\/fails-for-once-\w+)\/world\.json/.exec(output) ?? []
  const kept = (name: string) => readFileSync(join(project, folder, name), 'utf8')
  expect(JSON.parse(kept('world.json'))).toMatchObject({ format: 'acometida-world-2' })
  expect([kept('requests.txt'), kept('inbox.txt')]).toEqual(['1 GET /api/users/:id getUser 200 0000', ''])
})

test('gives a suite of Playwright its server by exec, as in the README', async () => {
  const command = join(inject('installed'), 'node_modules/.bin/acometida')
  const words = ['exec', '--', process.execPath, playwright, 'test', '--config', 'exec.config.ts', 'bill.spec.ts']
  expect((await succeeds(command, words)).output).toContain('2 passed')
})

test('rejects unknown personas, scenarios, operations and codes at compile time', async () => {
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

test('gives a suite of Playwright its server by webServer, and keeps what a failed test leaves', async () => {
  write(
    'failing.spec.ts',
    `import { test as base, expect } from '@playwright/test'
import { acometida } from '@acometida/testing/playwright'
const test = base.extend(acometida({ at: '${at}' }))
test('fails', async ({ as, page }) => {
  await page.route('**/dashboard?*', (route) => route.fulfill({ body: 'a page' }))
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
  const { ok, output } = await run(process.execPath, [playwright, 'test', 'failing.spec.ts'])
  expect(ok).toBe(false)
  expect(output).toMatch(/npx acometida world open \S+world\.json --as customer --path "\/dashboard\?tab=2"/)
  expect(output).toContain('body/refresh_token is missing')
  expect(output).toMatch(/2 failed[^]*1 passed/)
  const [, file = ''] = /world open (\S+world\.json) --as/.exec(output) ?? []
  const kept = (name: string) => readFileSync(join(project, file, '..', name), 'utf8')
  expect(JSON.parse(kept('world.json'))).toMatchObject({ format: 'acometida-world-2' })
  expect([kept('requests.txt'), kept('inbox.txt')]).toEqual(['', ''])
  await expectNothingLeft()
})

/** Checks that a suite has left no server, and no data of one. */
async function expectNothingLeft(): Promise<void> {
  expect(await takenBy(port)).toBeNull()
  expect(existsSync(join(project, '.acometida'))).toBe(false)
}

function write(name: string, text: string): void {
  writeFileSync(join(project, name), `${text}\n`)
}

async function succeeds(command: string, words: readonly string[]) {
  const ended = await run(command, words)
  expect(ended, ended.output).toMatchObject({ ok: true })
  return ended
}

/** Runs a program in the project. */
function run(command: string, words: readonly string[]) {
  const env = {
    ...(browser && { CHROMIUM: browser }),
    FORCE_COLOR: undefined,
    ACOMETIDA_URL: undefined,
    CI: undefined,
    NO_COLOR: '1',
  }
  return runProgram(command, words, env, project)
}
