import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { waysToType, typedTexts } from '../../testing/typedTexts.ts'
import { keysOf } from '../keysOf.ts'
import { isCadastralReference, isExpedientCode, isMfaCode } from '../person/code.ts'
import { isDocument } from '../person/document.ts'
import { isEmail } from '../person/email.ts'
import { isName } from '../person/name.ts'
import { isPhone } from '../person/phone.ts'
import { isCups } from '../supply/cups.ts'
import { normalize, type TypedKind, typedKinds } from './typedText.ts'

/** The check of each kind. Identifiers and texts of several lines have none. */
const checks: Partial<Record<TypedKind, (normal: string) => boolean>> = {
  document: isDocument,
  cups: isCups,
  phone: isPhone,
  email: isEmail,
  recipient: (normal) => isEmail(normal) || isPhone(normal),
  postcode: (normal) => /^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$/.test(normal),
  reference: isCadastralReference,
  dossier: isExpedientCode,
  code: isMfaCode,
  line: isName,
}

describe.each(keysOf(typedTexts))('a typed %s', (kind) => {
  const { right, wrong } = typedTexts[kind]
  const ways = waysToType(kind)
  const isRight = checks[kind]

  test('has one normal form for all its spellings', () => {
    const typed = [right, ...ways]
    expect(typed.map((text) => [text, normalize(kind, text)])).toEqual(typed.map((text) => [text, right]))
    expect(isRight?.(right) ?? true).toBe(true)
  })

  test('keeps a wrong text wrong', () => {
    expect(wrong.filter((typed) => isRight?.(normalize(kind, typed)))).toEqual([])
  })

  test('changes nothing when it normalizes twice', () => {
    const part = fc.constantFrom(right, ...ways, ...wrong, 'NIF', 'ES', '34', '"', '<', '\u200E', '\u00A0', '.')
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 3 }), (parts) => {
        const once = normalize(kind, parts.join(''))
        expect(normalize(kind, once)).toBe(once)
      }),
    )
  })
})

test('lists more than sixty spellings of every kind of text', () => {
  expect(keysOf(typedTexts).toSorted()).toEqual([...typedKinds].toSorted())
  expect(new Set(keysOf(typedTexts).flatMap((kind) => waysToType(kind))).size).toBeGreaterThan(60)
})

test.each(['B12345674', 'X1234567L', 'AAA123456', '70000001', 'UF123456', 'NIF123456', 'DNI123456A', 'K1234567L'])(
  'keeps the document %s as it is',
  (document) => expect(normalize('document', document)).toBe(document),
)

test('removes a label only before a document', () => {
  const typed = ['CIF: B-12.345.674', 'VAT ES B12345674', 'CIF nº N1234567?', 'ES1', 'NIF 1r', 'nobody@here']
  expect(typed.map((text) => normalize('document', text))).toEqual([
    'B12345674',
    'B12345674',
    'CIFNON1234567?',
    'ES1',
    '00000001R',
    'NOBODY@HERE',
  ])
})

test('reads a recipient with an @ as an address and any other as a phone', () => {
  expect([' Lucia@Correo.GAL', '+34 612 345 678'].map((typed) => normalize('recipient', typed))).toEqual([
    'lucia@correo.gal',
    '612345678',
  ])
})

test('finds the number of a bill and a cadastral reference behind their labels', () => {
  const typed = [
    'fe 2026-0001',
    'Factura nº FE20260001',
    'Ref. catastral: 9872023VH5797S0001WX',
    'RC 9872023VH5797S0001WX',
  ]
  expect(typed.map((text) => normalize('reference', text))).toEqual([
    'FE20260001',
    'FE20260001',
    '9872023VH5797S0001WX',
    '9872023VH5797S0001WX',
  ])
})

test('keeps emoji sequences whole in names and joined letters of other scripts in texts', () => {
  expect(normalize('line', 'Casa 👨‍👩‍👧')).toBe('Casa 👨‍👩‍👧')
  expect(normalize('text', 'می\u200Cخواهم')).toBe('می\u200Cخواهم')
})

test('normalizes the longest text of a call in no time', () => {
  const parts = ['<@', ' .', '"', '\u200E', 'DNI', '1 ', 'a ', '. @']
  for (const kind of typedKinds)
    for (const part of parts) {
      const begin = process.cpuUsage().user
      normalize(kind, `${part.repeat(16_000)}x`)
      expect(process.cpuUsage().user - begin, `${kind} ${part}`).toBeLessThan(200_000)
    }
})
