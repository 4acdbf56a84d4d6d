import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './root.ts'

// The limits are for hangs, not for slowness on a busy machine.
const limit = { timeout: 100_000, interval: 20 }
vi.setConfig({ testTimeout: 400_000 })

/** Starts the watcher of the contract on a copy of it. */
function watchCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const copy = join(folder, 'api-spec')
  mkdirSync(copy)
  for (const part of [
    'openapi.yaml',
    'control.yaml',
    'errors.yaml',
    'parameters.yaml',
    'paths',
    'schemas',
    'examples',
    'conformance',
    'generate',
    'operations',
    'rules',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  for (const file of [
    'web/src/api/http.ts',
    'web/room/api/controlFetch.ts',
    'packages/testing/src/controlHttp.ts',
    'tsconfig.base.json',
  ])
    cpSync(join(root, '..', file), join(folder, file))
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const main = join(copy, 'generate/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--watch'], { cwd: join(root, '..') })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return {
    copy,
    says: async (pattern: RegExp) => {
      await vi.waitFor(() => expect(said).toMatch(pattern), limit)
      said = ''
    },
  }
}

test('generates or judges a contract that is saved during a generation after it', async () => {
  const { copy, says } = watchCopy()
  await says(/\d+ operations generated/)
  const file = join(copy, 'paths/alerts.yaml')
  const good = readFileSync(file, 'utf8')
  const document = join(copy, 'generated/openapi.json')
  const before = statSync(document).mtimeMs
  writeFileSync(file, good.replace(/summary: .*/, 'summary: Something else'))
  // Once the document exists, the clients are being generated.
  await vi.waitFor(() => expect(statSync(document).mtimeMs).toBeGreaterThan(before), limit)
  writeFileSync(file, good.replace('operationId: ', 'operationId: not-a-name'))
  await says(/The contract has (?:a problem|\d+ problems):[^]*alerts\.yaml:\d+/)
  writeFileSync(file, good)
  await says(/operations generated/)
  expect(readFileSync(document, 'utf8')).not.toContain('Something else')
})
