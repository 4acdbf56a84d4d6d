import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandOf, files, readWords } from './commands.ts'
import { root } from './lib/root.ts'

const names = [...files.keys()].map((command) => command.name())
const ofPackage = names.filter((name) => commandOf(name).parent?.name() !== 'lab')
/** Unknown words that only the file of a command can refuse. */
const unknownWords: readonly (readonly string[])[] = [
  ['build', 'native', '--host', 'https://area.example'],
  ['check', '--report', 'outcomes', '--operation', 'noSuchOperation'],
  ['check', '--report', 'requirements', '--id', 'XX-000'],
  ['gallery', '/no-such-screen'],
  ['lab', 'mutants', 'no-such-folder'],
  ['new', 'operation', 'NoName'],
  ['test', '--merge', 'no-such-folder'],
  ['world', 'paint', 'default'],
]

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', ...words], { cwd: root, encoding: 'utf8' })
}

test('describes the commands of package.json, each with its file', () => {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = [...ofPackage, 'lab']
  expect(scripts).toEqual(Object.fromEntries(wanted.map((name) => [name, `node scripts/run.mjs ${name}`])))
  for (const file of files.values()) expect(existsSync(join(root, file)), file).toBe(true)
})

test.each(names.filter((name) => name !== 'world'))('prints what %s does, and an example', (name) => {
  const help = said(name, '--help')
  expect(help).toContain(`0: Usage: npm ${name === 'start' || name === 'test' ? '' : 'run '}`)
  expect(help).toMatch(/\nExample: .*npm (run )?\w+/)
})

test.each([
  ['start', '--help', 'Usage: npm start -- [options]'],
  ['lab', '--help', 'npm run lab -- bench [options]'],
  ['world', '--help', 'npm run world -- list'],
])('prints the help of %s %s and does nothing else', (name, option, text) => {
  const { status, stdout, stderr } = run(name, option)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(text)
})

test.each(unknownWords)('rejects "%s %s" before it builds or starts anything', (...words) => {
  const { status, stdout, stderr } = run(...words)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^error: .+\n\nUsage: npm /)
})

test.each(names.filter((name) => name !== 'world'))('rejects an unknown option of %s', (name) => {
  expect(said(name, '--nonsense')).toMatch(/^2: error: unknown option '--nonsense'/)
})

test.each(['start', 'check', 'server', 'generate', 'build', 'package', 'seed', 'bench', 'runtimes', 'speed'])(
  'rejects an unknown word of %s',
  (name) => {
    expect(said(name, 'nonsense')).toMatch(
      /^2: error: (too many arguments|command-argument value 'nonsense' is invalid)/,
    )
  },
)

test.each(['many', '0', '1.5'])('rejects %s as the number of an option', (value) => {
  expect(said('bench', '--seconds', value)).toContain(
    `argument '${value}' is invalid. Allowed: a whole number, at least 1.`,
  )
})

test.each(['5/4', 'x/4', '0/4', '4', '1/0', '-1/4', '1/4/2', '2/11'])('rejects %s as the part of a run', (value) => {
  expect(said('test', '--shard', value)).toContain('Allowed: the number of a part and the number of parts, at most 10')
})

test('returns defaults, and the other words in their order', () => {
  expect(readWords('mutants', ['payments', '--minutes', '5', 'access'])).toEqual({
    values: { minutes: 5, concurrency: 1 },
    words: ['payments', 'access'],
  })
})

/** The exit code of a command with these words, and its output. */
function said(name: string, ...words: readonly string[]): string {
  let text = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((part) => {
      text += String(part)
      return true
    })
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`${code}: ${text}`)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  try {
    readWords(name, words)
  } catch (ended) {
    return (ended as Error).message // thrown by what stands in for the exit
  }
  throw new Error(`${name} ${words.join(' ')} was understood.`)
}
