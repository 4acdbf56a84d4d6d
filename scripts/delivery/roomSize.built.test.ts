import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

/** The limit of compressed scripts and styles that the control room loads before its first screen. */
const MAX_BYTES = 150_000

test('the control room starts with no more than 150 kB', () => {
  const folder = join(root, 'web/room/dist')
  const named = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(assets\/[\w.-]+\.(?:js|css))"/g)].map(
      ([, name = '']) => name,
    )
  const first = named('index.html')
  // The script of the page names the files that it loads next.
  const files = new Set([...first, ...first.filter((file) => file.includes('/index-')).flatMap(named)])
  const bytes = [...files].map((file) => statSync(join(folder, `${file}.gz`)).size)
  expect([...files].filter((file) => file.includes('/start-'))).toHaveLength(2)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_BYTES)
})
