import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureTemplate } from './template.ts'

test('keeps a template seeded by hand and rebuilds its own when the sources change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const said = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    said.mockRestore()
  })
  const file = join(folder, 'deeper/template.sqlite')
  const now = '2026-03-16T10:00:00+01:00'
  expect(await ensureTemplate(file, { now })).toBe(file)
  const built = readFileSync(file)
  writeFileSync(file, 'built already')
  await ensureTemplate(file, { now })
  expect(readFileSync(file, 'utf8')).toBe('built already')
  writeFileSync(`${file}.source`, 'other sources')
  await ensureTemplate(file, { now })
  expect(readFileSync(file).equals(built)).toBe(true)
  expect(said).not.toHaveBeenCalled()

  rmSync(`${file}.source`)
  writeFileSync(file, 'seeded by hand')
  await ensureTemplate(file, { now })
  expect([readFileSync(file, 'utf8'), existsSync(`${file}.source`)]).toEqual(['seeded by hand', false])
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is used as it is. Delete it'))
})
