import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../lib/root.ts'
import { sourceFiles } from '../lib/sourceFiles.ts'
import { runChecks } from './runChecks.ts'

test('prints a line for each check, and counts and explains one that fails', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const args = (code: string) => ['--eval', code]
  const failed = await runChecks([
    { name: 'right', command: 'tsx', args: args('console.log("all well")') },
    { name: 'wrong', command: 'tsx', args: args('console.error("a.ts:7: not so"); process.exit(1)') },
    { name: 'right again', command: 'tsx', args: args('') },
    { name: 'a rule', problems: () => [], quick: true },
    { name: 'a broken rule', problems: ([first]) => [`${first?.file}:1: broken`], quick: true },
  ])
  expect(failed).toBe(2)
  const lines = log.mock.calls.map(([line]) => stripVTControlCharacters(String(line)))
  for (const name of ['✓ right', '✗ wrong', '✓ right again', '✓ a rule', '✗ a broken rule'])
    expect(lines.filter((line) => line.startsWith(`${name} `) && /\d\.\d s$/.test(line))).not.toEqual([])
  expect(lines).toContain('a.ts:7: not so')
  expect(lines).toContainEqual(expect.stringMatching(/^api-spec\/\S+\.ts:1: broken$/))
  expect(lines.join('\n')).not.toContain('all well')
})

test('runs a tool again only once its input has changed or it has failed', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  const name = `a tool of ${basename(folder)}`
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
    rmSync(join(root, 'node_modules/.cache/checks', name.replaceAll(' ', '-')), { force: true })
  })
  const runs = join(folder, 'runs')
  const run = (input: string, code: number) => {
    const args = ['--eval', `require('fs').appendFileSync(${JSON.stringify(runs)}, '${input} '); process.exit(${code})`]
    return runChecks([{ name, command: 'tsx', args, input: () => input }])
  }
  expect([await run('first', 1), await run('first', 0), await run('first', 0), await run('second', 0)]).toEqual([
    1, 0, 0, 0,
  ])
  expect(readFileSync(runs, 'utf8')).toBe('first first second ')
})

test('runs a rule on the sources alone that have changed since it succeeded', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const name = `a rule of ${crypto.randomUUID()}`
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(join(root, 'node_modules/.cache/checks', name.replaceAll(' ', '-')), { force: true })
  })
  const seen: number[] = []
  const run = (problems: readonly string[]) =>
    runChecks([{ name, problems: (sources) => (seen.push(sources.length), problems), quick: true, fileByFile: true }])
  expect([await run(['a.ts:1: broken']), await run([]), await run([])]).toEqual([1, 0, 0])
  // All of them until the first success, and then none.
  expect(seen).toEqual([sourceFiles().length, sourceFiles().length])
})
