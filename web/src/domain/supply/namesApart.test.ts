import { expect, test } from 'vitest'
import { namesApart } from './namesApart.ts'

test('a supply keeps its name, and those of one name are called by their streets', () => {
  const names = namesApart([
    { cups: 'A', name: 'Cafetería', address: { street: 'Rúa Real, 21' } },
    { cups: 'B', name: 'O Forno, S. L.', address: { street: 'Rúa do Paseo, 7' } },
    { cups: 'C', name: 'O Forno, S. L.', address: { street: 'Rúa Nova, 3' } },
  ])
  expect([...names.values()]).toEqual(['Cafetería', 'Rúa do Paseo, 7', 'Rúa Nova, 3'])
})
