import { expect, test } from 'vitest'
import { ICON_NAMES } from './iconNames.ts'
import drawings from './icons.svg?raw'

test('has a name and a drawing for every icon', () => {
  expect([...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES])
  expect(drawings.match(/<path d="[^"]+"\/>/g)).toHaveLength(ICON_NAMES.length)
})
