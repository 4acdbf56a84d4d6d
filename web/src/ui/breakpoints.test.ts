import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const widths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/@media[^{]+/g) ?? [])
  .flatMap((query) => query.match(/\d+(?=px)/g) ?? [])

test('changes the layout at the widths of the product and at no others [CO-014]', () => {
  expect(widths.length).toBeGreaterThan(20)
  expect([...new Set(widths)].filter((width) => !['576', '577', '768', '769', '992', '1200'].includes(width))).toEqual(
    [],
  )
})
