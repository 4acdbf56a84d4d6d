import { expect, test } from 'vitest'
import { secondLineOf, titlesOf } from './titles.ts'

const supply = (cups: string, street: string, name: string, named?: boolean) => ({
  cups,
  address: { street, town: 'Lugo' },
  name,
  named,
})
const titles = (...supplies: ReturnType<typeof supply>[]) => [...titlesOf(supplies).values()]

test('calls a supply by the name that its customer gave, else by its street and number', () => {
  expect(
    titles(supply('A', 'Rúa Real, 21', 'Cafetería', true), supply('B', 'Rúa Nova, 3, 2.º B', 'Lucía Ferreiro', false)),
  ).toEqual(['Cafetería', 'Rúa Nova, 3'])
})

test('adds the door where two supplies are alike, and then the town', () => {
  const inVigo = { ...supply('D', 'Rúa Nova, 5', 'Lucía', false), address: { street: 'Rúa Nova, 5', town: 'Vigo' } }
  expect(
    titles(
      supply('A', 'Rúa Nova, 3, 1.º A', 'Lucía', false),
      supply('B', 'Rúa Nova, 3, 2.º B', 'Lucía', false),
      supply('C', 'Rúa Nova, 5', 'Lucía', false),
      inVigo,
      supply('E', 'Rúa Nova, 7', 'Lucía', false),
      supply('F', 'Rúa Nova, 7', 'Lucía', false),
    ),
  ).toEqual(['Rúa Nova, 3, 1.º A', 'Rúa Nova, 3, 2.º B', 'Rúa Nova, 5 (Lugo)', 'Rúa Nova, 5 (Vigo)', 'E', 'F'])
})

test('takes a name that several supplies share for the holder, unless the API says otherwise', () => {
  expect(
    titles(
      supply('A', 'Rúa do Paseo, 7', 'O Forno, S. L.'),
      supply('B', 'Rúa Nova, 3', 'O Forno, S. L.'),
      supply('C', 'Rúa Nova, 9', 'Almacén'),
    ),
  ).toEqual(['Rúa do Paseo, 7', 'Rúa Nova, 3', 'Almacén'])
  expect(titles(supply('A', 'Rúa Nova, 3', 'Piso', true), supply('B', 'Rúa Nova, 4', 'Piso', true))).toEqual([
    'Piso',
    'Piso',
  ])
})

test('calls a supply without a name and a street by its CUPS', () => {
  expect(titles(supply('ES0022', '', 'ES0022'))).toEqual(['ES0022'])
})

test('keeps the title out of the line below, and adds the name if it is one', () => {
  const address = { street: 'Rúa do Vilar, 27, 2.º B', town: 'Santiago', province: 'A Coruña', zipCode: '15705' }
  const below = (title: string, name: string) => secondLineOf({ cups: 'ES0022', title, name, address })
  expect(below('Rúa do Vilar, 27', 'Lucía')).toBe('2.º B, 15705 Santiago (A Coruña) · Lucía')
  expect(below('Piso', 'Piso')).toBe('Rúa do Vilar, 27, 2.º B, 15705 Santiago (A Coruña)')
  expect(below('Rúa do Vilar, 27', 'ES0022')).toBe('2.º B, 15705 Santiago (A Coruña)')
})
