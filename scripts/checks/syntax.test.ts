import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree } from '../testing/copyTree.ts'

let copy = ''
beforeAll(() => {
  copy = copyTree()
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The output of `npm run check`, without the lines of npm. */
function check(): { status: number | null; said: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { status, said: (stdout + stderr).split('\n').filter((line) => line !== '' && !line.startsWith('npm ')) }
}

/** Calls a function while a file of the copy is changed. */
function changed(file: string, change: (text: string) => string, then: () => void): void {
  const path = join(copy, file)
  const right = readFileSync(path, 'utf8')
  writeFileSync(path, change(right))
  try {
    then()
  } finally {
    writeFileSync(path, right)
  }
}

// The check itself reads the second one.
test.each(['server/src/core/sha256.ts', 'api-spec/rules/navigation/clientPaths.ts'])(
  'reports an unreadable file, %s, in one line with place and problem',
  (file) =>
    changed(
      file,
      (text) => `${text}const half = {\n`,
      () => {
        const { status, said } = check()
        expect(status).toBe(1)
        expect(said.filter((line) => !line.startsWith('✗ syntax'))).toEqual([
          expect.stringMatching(new RegExp(`^${file}:\\d+:1: Expected .+$`)),
        ])
      },
    ),
)

test('reports an unreadable page of the contract in one line, without consequences', () =>
  changed(
    'api-spec/paths/alerts.yaml',
    (text) => text.replace(/^.+$/m, 'bad: [unclosed'),
    () => {
      const { status, said } = check()
      expect(status).toBe(1)
      expect(said.filter((line) => line.includes('.yaml'))).toEqual([
        expect.stringMatching(/^paths\/alerts\.yaml:\d+: .+[^:]$/),
      ])
    },
  ))
