import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { takenBy } from '@acometida/testing/takenPort'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { endsWithParent } from './lib/process/children.ts'
import { root } from './lib/root.ts'
import { endFamily, familyOf, isRunning } from './testing/processes.ts'

const limit = { timeout: 60_000, interval: 50 }

/** Writes a suite of one endless journey with the server of ours, and a program that runs it as `npm test` does. */
function writeSuite(port: number) {
  const folder = join(root, '.reports', `endless-${port}`)
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = `{ CLIENT_DIR: '', ROOM_DIR: '', GALLERY_DIR: '', TEMPLATE: ${JSON.stringify(inject('template'))} }`
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import ours from '${join(root, 'e2e/playwright.config.ts')}'
     const [server] = ours.webServer
     export default { testDir: '.', webServer: { ...server, cwd: '${root}', env: { ...server.env, ...${env} } } }`,
  )
  writeFileSync(
    join(folder, 'endless.spec.ts'),
    `import { test } from '${join(root, 'node_modules/@playwright/test/index.mjs')}'
     test.setTimeout(0)
     import { writeFileSync } from 'node:fs'
     test('never ends', () => {
       writeFileSync('${join(folder, 'runs')}', '')
       return new Promise(() => setInterval(() => {}, 1_000))
     })`,
  )
  const program = join(folder, 'run.ts')
  writeFileSync(
    program,
    `import { runStep } from '${join(root, 'scripts/lib/process/step.ts')}'
     void runStep('playwright', ['test', '--config', '${join(folder, 'playwright.config.ts')}']).then(({ output }) => console.log(output))`,
  )
  return { program, runs: () => existsSync(join(folder, 'runs')) }
}

test.skipIf(process.platform === 'win32').each([
  ['the command', /run\.ts/, 'SIGTERM'],
  ['Playwright', /playwright\S* test/, 'SIGTERM'],
  ['Playwright', /playwright\S* test/, 'SIGKILL'],
] as const)(
  'leaves no server of the journeys when %s (%s) ends by %s',
  { timeout: 150_000 },
  async (_who, args, signal) => {
    const port = await freePort()
    const { program, runs } = writeSuite(port)
    const words = [...endsWithParent, '--import', 'tsx', program]
    const env = { ...process.env, E2E_PORT: String(port), ACOMETIDA_URL: undefined }
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await Promise.race([vi.waitFor(() => expect(runs()).toBe(true), limit), ended])
    const family = familyOf(child)
    onTestFinished(() => endFamily(family))
    expect(family.some(({ args: each }) => each.includes('server/src/main.ts'))).toBe(true)
    process.kill(family.find((each) => args.test(each.args))?.pid ?? 0, signal)
    const left = () => family.filter(isRunning).map((each) => each.args)
    await vi.waitFor(() => expect(left()).toEqual([]), limit)
    expect(await takenBy(port)).toBeNull()
  },
)
