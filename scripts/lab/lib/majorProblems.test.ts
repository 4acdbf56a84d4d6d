import { expect, test } from 'vitest'
import { majorProblems, waitingIn } from './majorProblems.ts'

const table = waitingIn(`
| Package                | Here            | Newest         | Why it waits | Until |
| ---------------------- | --------------- | -------------- | ------------ | ----- |
| vitest                 | 4.1.12          | 5.1.1          | Node         | later |
| i18next, react-i18next | 26.7.2, 17.1.13 | 27.1.2, 18.0.1 | Node         | later |
`)

test('reads a row for each package, also of a cell that names two', () => {
  expect(table).toEqual([
    { name: 'vitest', here: '4.1.12', newest: '5.1.1' },
    { name: 'i18next', here: '26.7.2', newest: '27.1.2' },
    { name: 'react-i18next', here: '17.1.13', newest: '18.0.1' },
  ])
})

const i18n = [
  { name: 'i18next', here: '26.7.2', newest: '27.9.0' },
  { name: 'react-i18next', here: '17.1.13', newest: '18.0.1' },
]

test('accepts a newer minor version of what waits', () => {
  expect(majorProblems([{ name: 'vitest', here: '4.1.12', newest: '5.9.0' }, ...i18n], table)).toEqual([])
})

test('names what the table lacks, what it says wrongly, and what does not wait any more', () => {
  const packages = [
    { name: 'commander', here: '14.0.3', newest: '15.1.0' },
    { name: 'plain', here: '1.4.0', newest: '1.9.0' },
    { name: 'vitest', here: '4.1.12', newest: '6.0.0' },
    { name: 'react-i18next', here: '18.0.1', newest: '18.0.1' },
    { name: 'i18next', here: '26.7.3', newest: '27.1.2' },
  ]
  expect(majorProblems(packages, table)).toEqual([
    'commander is at 14.0.3, the newest is 15.1.0: take it, or say why it waits',
    'vitest is at 4.1.12, the newest is 6.0.0: the table says 4.1.12 and 5.1.1',
    'i18next is at 26.7.3, the newest is 27.1.2: the table says 26.7.2 and 27.1.2',
    'react-i18next does not wait any more: take it out of the table',
  ])
})
