import { expect, test } from 'vitest'
import { iconNames } from './iconNames.ts'
import drawings from './icons.svg?raw'

test('every icon has a name and a drawing', () => {
  expect([...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual([...iconNames])
  expect(drawings.match(/<path d="[^"]+"\/>/g)).toHaveLength(iconNames.length)
})
