import i18next from 'i18next'
import { expect, test } from 'vitest'
import { makeFormat } from '#src/base/format.ts'
import { powerRange, describePower } from './describePower.ts'

const format = makeFormat('es', 'No disponible')

test('says the contracted power once where all periods share it, else period by period', () => {
  const { t } = i18next
  expect(describePower([4600, 4600], t, format)).toBe('4,60\u00a0kW en todos los periodos')
  expect(describePower([4600, 5750], t, format)).toBe('P1 4,60\u00a0kW · P2 5,75\u00a0kW')
  expect(describePower([3450], t, format)).toBe('3,45\u00a0kW')
})

test('shortens powers to one number, or to the least and the most', () => {
  expect([[4600, 4600], [4600, 5750, 5000], []].map((watts) => powerRange(watts, format))).toEqual([
    '4,60\u00a0kW',
    '4,60–5,75\u00a0kW',
    '',
  ])
})
