import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** The most that the control room loads before its first screen: compressed scripts and styles. */
const MAX_BYTES = 150_000

test('the control room starts with no more than 150 kB', () => {
  const folder = join(root, 'web/room/dist')
  const files = [
    ...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/\/__room\/(assets\/[^"]+\.(?:js|css))"/g),
  ]
  const bytes = files.map(([, file = '']) => statSync(join(folder, `${file}.gz`)).size)
  expect(files.length).toBeGreaterThan(1)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_BYTES)
})
