import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedServer, startServer } from '@acometida/testing/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../lib/root.ts'
import { runAcometida } from '../program.ts'

let server: StartedServer
/** The folder of the package, as far as the command needs it. */
const folder = mkdtempSync(join(tmpdir(), 'acometida-conformance-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'documents'))
  cpSync(join(root, 'api-spec/conformance/expected.md'), join(folder, 'documents/expected.md'))
  const command = [process.execPath, '--import', 'tsx', join(root, 'scripts/server.ts')] as const
  server = await startServer({ now: '2026-03-16T10:00:00+01:00', command })
}, 60_000)
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a run prints, and the code that it ends with. */
async function conformance(...words: readonly string[]) {
  let said = ''
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: unknown) => void (said += String(text)))
  const code = await runAcometida(['conformance', '--base-url', server.url, ...words], folder, '1.2.3')
  return { code, said }
}

test('the reference server conforms, and the first line of the report counts its operations', async () => {
  const { code, said } = await conformance('--fail-on', 'drift', '--level', '2')
  expect(said.split('\n')[0]).toMatch(/^exercised (\d+)\/(\d+) · right \1 · broken 0 · drifted 0 · not judged \d+$/)
  expect(code).toBe(0)
}, 180_000)

test('operations are chosen by name and by tag, and a word that is neither is told', async () => {
  const { said } = await conformance('--only', 'listBills,getUser', '--level', '2')
  expect(said).toMatch(/^exercised 2\/2 · right 2/)
  expect(await conformance('--only', 'payBills')).toEqual({
    code: 2,
    said: expect.stringContaining('no operation and no tag'),
  })
})

test('an API that is not there is no finding: nothing was judged', async () => {
  // Nothing listens at the port of the discard protocol.
  const { code, said } = await conformance('--base-url', 'http://127.0.0.1:9', '--only', 'getUser')
  expect([code, said]).toEqual([3, expect.stringContaining('http://127.0.0.1:9 cannot be reached')])
})

test('fewer operations than are asked for end with 4', async () => {
  const { code } = await conformance('--only', 'updatePayment,getUser', '--level', '2', '--min-exercised', '90')
  expect(code).toBe(4)
})

test('a configuration that is wrong is told with what would be right', async () => {
  const file = join(folder, 'wrong.json')
  writeFileSync(file, JSON.stringify({ people: {} }))
  expect(await conformance('--config', file)).toEqual({
    code: 2,
    said: `${file} has an unknown key people; known are callers, subjects, origin, captcha, headers`,
  })
})
