import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { codeFrom, codeText, isNamed } from './codes.ts'
import { startI18n } from './i18n/i18n.ts'

beforeAll(async () => void (await startTexts('es')))

const names = new Map([['P', 'pending'] as const])

test('translates a known code and keeps an unknown one', () => {
  expect([codeFrom(names, 'P'), codeFrom(names, 'X')]).toEqual(['pending', 'X'])
  expect([isNamed(['pending'], 'pending'), isNamed(['pending'], 'X')]).toEqual([true, false])
})

test('names a code by its text, and one without a text neutrally with itself', () => {
  const textOf = (code: string) => codeText(i18next.t, 'common', code)
  expect([textOf('close'), textOf('6.1TD')]).toEqual(['Cerrar', 'Otro (6.1TD)'])
})

test('uses neutral words where a text chosen by a code is missing', async () => {
  await startI18n('es')
  // A code that the texts do not have.
  const type = 'WHIM' as 'close'
  expect(i18next.t(`common.${type}`)).toBe('Otro (WHIM)')
})
