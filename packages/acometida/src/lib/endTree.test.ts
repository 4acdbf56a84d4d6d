import { expect, test, vi } from 'vitest'
import { endTree } from './endTree.ts'

const system = (platform: NodeJS.Platform) => ({ platform, kill: vi.fn<() => void>(), run: vi.fn<() => void>() })

test.each(['linux', 'darwin'] as const)('signals on %s a process and those that it has started', (platform) => {
  const { kill, run, ...rest } = system(platform)
  endTree(7, 'SIGTERM', { kill, run, ...rest })
  expect([kill.mock.calls, run.mock.calls]).toEqual([[[-7, 'SIGTERM']], []])
})

test('ends the tree on Windows, which has neither groups nor signals', () => {
  const { kill, run, ...rest } = system('win32')
  endTree(7, 'SIGTERM', { kill, run, ...rest })
  expect(kill).not.toHaveBeenCalled()
  expect(run).toHaveBeenCalledExactlyOnceWith('taskkill', ['/pid', '7', '/T', '/F'], { stdio: 'ignore' })
})

test('ignores a process that has ended or never began', () => {
  const gone = () => {
    throw new Error('ESRCH')
  }
  expect(() => endTree(7, 'SIGTERM', { ...system('linux'), kill: gone })).not.toThrow()
  expect(() => endTree(undefined, 'SIGTERM', { ...system('linux'), kill: gone })).not.toThrow()
})
