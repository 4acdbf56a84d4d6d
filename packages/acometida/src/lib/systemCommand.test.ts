import { afterEach, expect, test, vi } from 'vitest'
import { systemCommand } from './systemCommand.mjs'

afterEach(() => vi.unstubAllEnvs())

test.each(['linux', 'darwin'] as const)('starts a command without a shell on %s', (platform) => {
  expect(systemCommand('npm', ['pack', 'a b'], platform)).toEqual(['npm', ['pack', 'a b'], {}])
})

test('gives cmd.exe one line on Windows, where npm is a batch file', () => {
  vi.stubEnv('ComSpec', String.raw`C:\Windows\system32\cmd.exe`)
  expect(systemCommand('npm', ['pack', '--silent'], 'win32')).toEqual([
    String.raw`C:\Windows\system32\cmd.exe`,
    ['/d', '/s', '/c', '"npm ^"pack^" ^"--silent^""'],
    { windowsVerbatimArguments: true },
  ])
})

test.each([
  ['a & del b', '^"a^ ^&^ del^ b^"'],
  ['%PATH%', '^"^%PATH^%^"'],
  ['say "hi"', String.raw`^"say^ \^"hi\^"^"`],
  ['C:\\my folder\\', String.raw`^"C:\my^ folder\\^"`],
  ['a\\"b', String.raw`^"a\\\^"b^"`],
  ['', '^"^"'],
])('keeps the word %s one word on Windows', (word, escaped) => {
  expect(systemCommand('tool', [word], 'win32')[1][3]).toBe(`"tool ${escaped}"`)
})

test('starts Node itself without cmd.exe', () => {
  expect(systemCommand(process.execPath, ['a b'], 'win32')).toEqual([process.execPath, ['a b'], {}])
})
