import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endTree } from './children.ts'

const system = (platform: NodeJS.Platform) => ({ platform, kill: vi.fn<() => void>(), run: vi.fn<() => void>() })

test.each(['linux', 'darwin'] as const)(
  'on %s a signal reaches a process and those that it has started',
  (platform) => {
    const { kill, run, ...rest } = system(platform)
    endTree(7, 'SIGTERM', { kill, run, ...rest })
    expect([kill.mock.calls, run.mock.calls]).toEqual([[[-7, 'SIGTERM']], []])
  },
)

test('on Windows, which has neither groups nor signals, the tree is ended', () => {
  const { kill, run, ...rest } = system('win32')
  endTree(7, 'SIGTERM', { kill, run, ...rest })
  expect(kill).not.toHaveBeenCalled()
  expect(run).toHaveBeenCalledExactlyOnceWith('taskkill', ['/pid', '7', '/T', '/F'], { stdio: 'ignore' })
})

test('a process that has ended or never began is no error', () => {
  const gone = () => {
    throw new Error('ESRCH')
  }
  expect(() => endTree(7, 'SIGTERM', { ...system('linux'), kill: gone })).not.toThrow()
  expect(() => endTree(undefined, 'SIGTERM', { ...system('linux'), kill: gone })).not.toThrow()
})

test('a process that is too busy to hear of its parent’s end is ended with it', async () => {
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
