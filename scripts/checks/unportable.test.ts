import { expect, test } from 'vitest'
import { unportable } from './unportable.ts'

test.each([
  ["const child = spawn('npx', words)", 'systemCommand'],
  ["  shell: process.platform === 'win32',", 'systemCommand'],
  ["execFileSync('rm', ['-r', folder])", 'Node has a function'],
  ["const folder = new URL('.', import.meta.url).pathname", 'fileURLToPath'],
  ["const folder = '/tmp/acometida'", 'tmpdir()'],
  ['fsyncSync(file)', 'renameIntoPlace'],
  ['process.kill(-child.pid)', 'endTree'],
  ["child.kill('SIGTERM')", 'askToEnd'],
  ["readdirSync(folder, { recursive: true, encoding: 'utf8' })", 'filesIn'],
])('rejects %s, which Windows does not do, and names the right way', (line, right) => {
  expect(unportable('scripts/some.ts', `\n${line}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^scripts/some\\.ts:2: .*${right.replace('()', String.raw`\(\)`)}`)),
  ])
})

test.each(["spawn(process.execPath, ['-e', ''])", "child.kill('SIGKILL')", "readdirSync('data')"])(
  'allows %s',
  (line) => {
    expect(unportable('scripts/some.ts', line)).toEqual([])
  },
)

test('allows a helper what it is there for', () => {
  expect(unportable('packages/acometida/src/lib/endTree.ts', 'kill(-pid, signal)')).toEqual([])
})
