import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../lib/root.ts'
import { filesSince } from './changedSince.ts'

test('names each source that is new or different, and all once a rule has changed', () => {
  const name = `a check of ${crypto.randomUUID()}`
  onTestFinished(() => rmSync(join(root, 'node_modules/.cache/checks', name.replaceAll(' ', '-')), { force: true }))
  const rule = { file: 'scripts/checks/a.ts', text: 'rule' }
  const [one, two] = [
    { file: 'web/src/one.ts', text: '1' },
    { file: 'web/src/two.ts', text: '2' },
  ]
  const sources = [rule, one, two]
  expect(filesSince(name, sources).changed).toEqual(sources)
  filesSince(name, sources).keep()
  expect(filesSince(name, sources).changed).toEqual([])
  const other = { ...two, text: '3' }
  const added = { file: 'web/src/three.ts', text: '1' }
  expect(filesSince(name, [rule, one, other, added]).changed).toEqual([other, added])
  const otherRule = { ...rule, text: 'another' }
  expect(filesSince(name, [otherRule, one, two]).changed).toEqual([otherRule, one, two])
})
