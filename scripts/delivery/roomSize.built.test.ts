import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

/** The limit of compressed scripts and styles that the control room loads before its first screen. */
const MAX_BYTES = 150_000

const folder = join(root, 'web/room/dist')

test('starts the control room with no more than 150 kB', () => {
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

test('imports no file of the room into the file of an entrance', () => {
  const [entrance = ''] = readFileSync(join(folder, 'index.html'), 'utf8').match(/assets\/entrance-[\w.-]+\.js/) ?? []
  const imported = [...readFileSync(join(folder, entrance), 'utf8').matchAll(/(?:from|import)\s*"\.\/([a-z-]+)-/g)]
  expect(imported.map(([, name]) => name)).toEqual(['rolldown-runtime'])
})
