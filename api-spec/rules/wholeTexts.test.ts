import { expect, test } from 'vitest'
import { dossierOfTask } from './dossier/taskId.ts'
import { isMessageId } from './messageId.ts'
import { isExpedientCode, isMfaCode } from './person/code.ts'
import { is70Code, isCif, isCompanyCode, isNie, isNif, isPassport, normalizeIdentifier } from './person/document.ts'
import { identifierType } from './person/identifierType.ts'
import { isPhone } from './person/phone.ts'
import { dateFromCompact, dateFromSpanish } from './time/dates.ts'
import { startsBeforeEnd } from './time/startsBeforeEnd.ts'

test.each<[string, (text: string) => boolean, string]>([
  ['an expedient code', isExpedientCode, 'EXP000000000001'],
  ['a one-time code', isMfaCode, '123456'],
  ['a compact date', (text) => dateFromCompact(text) !== undefined, '20240315000000'],
  ['a Spanish date', (text) => dateFromSpanish(text) !== undefined, '15/03/2024'],
  ['a NIF', isNif, '12345678Z'],
  ['a NIE', isNie, 'X1234567L'],
  ['a CIF', isCif, 'B87654323'],
  ['a passport', isPassport, 'ABC123456A'],
  ['a code of a company', isCompanyCode, '90000001'],
  ['a staff code', is70Code, '70000001'],
  ['a short NIF', (text) => normalizeIdentifier(text).startsWith('0'), '123456L'],
  ['the id of a call', isMessageId, '0-ABCDEFGHIJKLMNO-1'],
  ['a phone', isPhone, '612345678'],
  ['the beginning of a window', (text) => startsBeforeEnd(text, '23:59'), '09:00'],
  ...['90000001', '00000001', '44000001', 'UF000001', '70000001'].map(
    (code): [string, (text: string) => boolean, string] => [
      `a code such as ${code}`,
      (text) => identifierType(text) !== 'domestic',
      code,
    ],
  ),
])('rejects %s with more characters before or behind it', (_what, is, right) => {
  expect(is(right)).toBe(true)
  // More characters of the right kind could make another valid text, so the added marks are of no valid kind.
  for (const more of ['*', '¿', 'ñ']) expect([more + right, right + more].filter(is)).toEqual([])
})

test('reads a task as all that stands before its ending', () => {
  expect(dossierOfTask('EXP1001001')).toBe('EXP1001')
  expect(dossierOfTask('EXP\n1001')).toBe('EXP\n1')
  expect([dossierOfTask('001'), dossierOfTask('EXP1002'), dossierOfTask('EXP0010')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('rejects a phone of one repeated digit and accepts one of nearly one digit', () => {
  expect([isPhone('666666666'), isPhone('766666666'), isPhone('666666667')]).toEqual([false, true, true])
})
