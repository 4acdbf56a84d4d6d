import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './lib/root.ts'
import { type CommandName, commands, helpOf, readWords } from './lib/words.mjs'

const names = keysOf(commands)
/** Unknown words for the commands that take some. */
const unknownWords = {
  crash: ['many'],
  gallery: ['/no-such-screen'],
  mutants: ['no-such-folder'],
  native: ['--host', 'https://area.example'],
  new: ['operation', 'NoName'],
  outcomes: ['--operation', 'noSuchOperation'],
  requirements: ['--id', 'XX-000'],
  runtimes: ['18'],
  test: ['--shard', '5/4'],
  world: ['paint', 'default'],
} as const satisfies Partial<Record<CommandName, readonly string[]>>

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', ...words], { cwd: root, encoding: 'utf8' })
}

test('the commands of package.json are those that are described, and each has its file', () => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node scripts/run.mjs ${name}`])))
  for (const name of names) expect(existsSync(join(root, commands[name].file)), name).toBe(true)
})

test.each(names)('npm run %s says what it is for, and an example', (name) => {
  const help = said(name, '--help')
  expect(help).toBe(`0: ${helpOf(name)}`)
  expect(help).toContain(commands[name].does)
  expect(help).toMatch(/\nExample: .*npm (run )?\w+/)
})

// The words of every command are read at the same place.
test('a command that is asked for its help says it, and does nothing else', () => {
  const { status, stdout, stderr } = run('start', '--help')
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${helpOf('start')}\n`, stderr: '' })
})

test.each(Object.entries(unknownWords))('npm run %s refuses %j before it builds or starts anything', (name, words) => {
  const { status, stdout, stderr } = run(name, ...words)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(helpOf(name as CommandName)) // a key of the table
})

test.each(names)('npm run %s refuses an option that it does not know, and names those that it knows', (name) => {
  expect(said(name, '--nonsense')).toMatch(/^2: .+ does not know --nonsense\. It knows .*--help\./)
})

test.each(names.filter((name) => !('words' in commands[name])))(
  'npm run %s refuses a word that it does not know',
  (name) => {
    expect(said(name, 'nonsense')).toMatch(/^2: npm .+ (takes no word|does not know)/)
  },
)

test.each([
  ['many', '--seconds takes a whole number from 1 on, and not "many".'],
  ['0', '--seconds takes a whole number from 1 on, and not "0".'],
  ['1.5', '--seconds takes a whole number from 1 on, and not "1.5".'],
  [undefined, '--seconds takes a word: --seconds <seconds>.'],
])('an option that takes a number takes no %s', (value, sentence) => {
  expect(said('bench', '--seconds', ...(value === undefined ? [] : [value]))).toContain(`2: ${sentence}`)
})

test('an option that takes no word is given none', () => {
  expect(said('bench', '--bodies=yes')).toContain('2: --bodies takes no word, and "yes" is one.')
})

test('what is not said has its default, and the other words keep their order', () => {
  expect(readWords('mutants', ['payments', '--minutes', '5', 'access'])).toEqual({
    values: { minutes: '5', concurrency: '1' },
    words: ['payments', 'access'],
  })
})

/** The exit code of a command with these words, and its output. */
function said(name: CommandName, ...words: readonly string[]): string {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`${code}: ${(code === 0 ? log : error).mock.lastCall?.join(' ')}`)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  try {
    readWords(name, words)
  } catch (ended) {
    return (ended as Error).message // thrown by what stands in for the exit
  }
  throw new Error(`${name} ${words.join(' ')} was understood.`)
}
