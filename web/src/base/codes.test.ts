import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { startI18n } from './i18n/i18n.ts'
import { codeFrom, codeText, isNamed } from './codes.ts'

beforeAll(async () => void (await startTexts('es')))

const names = new Map([['P', 'pending'] as const])

test('a code has its name here, and stays itself where it has none', () => {
  expect([codeFrom(names, 'P'), codeFrom(names, 'X')]).toEqual(['pending', 'X'])
  expect([isNamed(['pending'], 'pending'), isNamed(['pending'], 'X')]).toEqual([true, false])
})

test('a code with words is said by them, and another one neutrally with itself, points and all', () => {
  const textOf = (code: string) => codeText(i18next.t, 'common', code)
  expect([textOf('close'), textOf('6.1TD')]).toEqual(['Cerrar', 'Otro (6.1TD)'])
})

test('a text that is chosen by a code has neutral words where there is none for it', async () => {
  await startI18n('es')
  // A code that the texts do not have.
  const type = 'WHIM' as 'close'
  expect(i18next.t(`common.${type}`)).toBe('Otro (WHIM)')
})
