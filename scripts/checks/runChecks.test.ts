import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runChecks } from './runChecks.ts'

test('prints a line for each check, and counts and explains one that fails', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const args = (code: string) => ['--eval', code]
  const failed = await runChecks([
    { name: 'right', command: 'tsx', args: args('console.log("all well")') },
    { name: 'wrong', command: 'tsx', args: args('console.error("a.ts:7: not so"); process.exit(1)') },
    { name: 'right again', command: 'tsx', args: args('') },
  ])
  expect(failed).toBe(1)
  const lines = log.mock.calls.map(([line]) => stripVTControlCharacters(String(line)))
  for (const name of ['✓ right', '✗ wrong', '✓ right again'])
    expect(lines.filter((line) => line.startsWith(`${name} `) && /\d\.\d s$/.test(line))).not.toEqual([])
  expect(lines).toContain('a.ts:7: not so')
  expect(lines.join('\n')).not.toContain('all well')
})
