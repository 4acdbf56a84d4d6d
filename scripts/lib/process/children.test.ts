import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

test('ends a busy process with its parent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'busy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const preload = new URL('killWithParent.mjs', import.meta.url).href
  writeFileSync(join(folder, 'busy.mjs'), 'console.log(process.pid)\nfor (;;);\n')
  writeFileSync(
    join(folder, 'parent.mjs'),
    `import { spawn } from 'node:child_process'
     spawn(process.execPath, ['--import', '${preload}', 'busy.mjs'], { cwd: import.meta.dirname, stdio: 'inherit', detached: true })
     setInterval(() => {}, 1000)`,
  )
  const parent = spawn(process.execPath, ['parent.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(parent.stdout, 'data')
  const busy = Number(said)
  onTestFinished(() => {
    if (isThere(busy)) process.kill(busy, 'SIGKILL')
  })
  expect(isThere(busy)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isThere(busy)).toBe(false), { timeout: 20_000, interval: 50 })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
