import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placeBuilt, removeBuilt } from './placeBuilt.ts'

const base = () => {
  const made = mkdtempSync(join(tmpdir(), 'acometida-in-place-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return { built: join(made, 'built'), folder: join(made, 'folder'), kept: join(made, 'kept.json') }
}

test('lays the published files in, and takes them back but for the archive', () => {
  const { built, folder, kept } = base()
  for (const made of [built, folder]) mkdirSync(join(made, 'src'), { recursive: true })
  for (const made of [built, folder]) writeFileSync(join(made, 'README.md'), 'the same')
  writeFileSync(join(folder, 'package.json'), 'of the workspace')
  writeFileSync(join(built, 'package.json'), 'published')
  mkdirSync(join(built, 'server'))
  writeFileSync(join(built, 'server/main.js'), '')
  placeBuilt(built, folder, kept)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('published')
  expect(readdirSync(folder)).toContain('server')
  writeFileSync(join(folder, 'package-1.0.0.tgz'), '')
  removeBuilt(folder, kept)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('of the workspace')
  expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'package-1.0.0.tgz', 'package.json', 'src'])
})

test('changes nothing in a folder with nothing laid in', () => {
  const { folder, kept } = base()
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), 'of the workspace')
  removeBuilt(folder, kept)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('of the workspace')
})
