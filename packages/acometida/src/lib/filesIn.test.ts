import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn, slashed } from './filesIn.ts'

test('reads a Windows path like any other', () => {
  expect(slashed(String.raw`web\src\texts\es.ts`, '\\')).toBe('web/src/texts/es.ts')
  expect(slashed('web/src/texts/es.ts', '/')).toBe('web/src/texts/es.ts')
})

test('lists files and folders, without installed packages and what a link leads to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const place of ['suite/deep', 'suite/node_modules/other', 'apart'])
    mkdirSync(join(folder, place), { recursive: true })
  for (const file of ['suite/deep/a.ts', 'suite/node_modules/other/b.ts', 'apart/c.ts'])
    writeFileSync(join(folder, file), '')
  symlinkSync(join(folder, 'apart'), join(folder, 'suite/link'), 'junction')
  expect(filesIn(join(folder, 'suite')).toSorted()).toEqual(['deep', 'deep/a.ts', 'link'])
})
