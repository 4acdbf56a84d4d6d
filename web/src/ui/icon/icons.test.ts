import { expect, test } from 'vitest'
import { ICON_NAMES } from './iconNames.ts'
import drawings from './icons.svg?raw'

test('every icon has a name and a drawing', () => {
  expect([...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES])
  expect(drawings.match(/<path d="[^"]+"\/>/g)).toHaveLength(ICON_NAMES.length)
})
