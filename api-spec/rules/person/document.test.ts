import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  documentCode,
  documentKind,
  documentTypeOf,
  is70Code,
  isCif,
  isCompanyCode,
  isDocument,
  isLoginUser,
  isNie,
  isNif,
  isPassport,
  nifLetter,
  maskDocument,
  normalizeIdentifier,
  typeOfDocumentCode,
} from './document.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const nifNumber = fc.integer({ min: 0, max: 99_999_999 })

describe('tax numbers of people', () => {
  test('checks a NIF with its letter [VA-014]', () => {
    expect(isNif('12345678Z')).toBe(true)
    expect(isNif('12345678A')).toBe(false)
  })

  test('finds exactly one right letter for each number of a NIF [VA-014]', () => {
    fc.assert(
      fc.property(nifNumber, (number) => {
        const digits = String(number).padStart(8, '0')
        expect(LETTERS.filter((letter) => isNif(digits + letter))).toEqual([nifLetter(number)])
      }),
    )
  })

  test.each(['X1234567L', 'Y1234567X', 'Z1234567R', 'Y7654321G'])('accepts the NIE %s [VA-015]', (nie) => {
    expect(isNie(nie)).toBe(true)
  })

  test('accepts NIFs that begin with K, L or M and have seven digits [VA-014]', () => {
    expect(['K1234567L', 'L1234567L', 'M1234567L'].map(documentKind)).toEqual(['nif', 'nif', 'nif'])
    expect(['K1234567A', 'K12345678Z', 'N1234567L', 'K123456L'].filter(isNif)).toEqual([])
  })

  test('rejects a NIE whose first or last letter is wrong [VA-015]', () => {
    expect(['X1234567A', 'W1234567L', 'Y1234567L', '01234567L'].filter(isNie)).toEqual([])
  })

  test('accepts passports of three letters, six digits and an optional letter [VA-017]', () => {
    expect(['AAA123456', 'AAA123456B'].every(isPassport)).toBe(true)
    expect(['AA123456', 'AAA12345', 'AAA1234567', 'AAA123456BC', 'aaa123456'].filter(isPassport)).toEqual([])
  })
})

describe('tax numbers of companies', () => {
  test.each(['B12345674', 'A58818501', 'G12345674', 'B87654323', 'P1234567D'])('accepts the CIF %s [VA-016]', (cif) => {
    expect(isCif(cif)).toBe(true)
  })

  test('rejects a CIF with a wrong control character [VA-016]', () => {
    expect(['B12345675', 'A58818502', 'G12345670', 'P1234567E', 'T12345674'].filter(isCif)).toEqual([])
  })

  test('asks for a final digit in the CIF of a company and a letter in that of a public body [VA-016]', () => {
    expect(isCif('B1234567D')).toBe(false)
    expect(isCif('P12345674')).toBe(false)
    expect(isCif('G1234567D')).toBe(true)
  })

  test('rejects a CIF after any change of one digit [VA-016]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (position, change) => {
        const digits = [...'5881850']
        digits[position] = String((Number(digits[position]) + change) % 10)
        expect(isCif(`A${digits.join('')}1`)).toBe(false)
      }),
    )
  })

  test('accepts company codes of 9 and seven digits, or of 00, 44, 70 or UF and six [VA-018]', () => {
    expect(['91234567', '00123456', '44123456', '70123456', 'UF123456'].every(isCompanyCode)).toBe(true)
    expect(['9123456', '912345678', '01123456', 'UF12345', 'XX123456', '0012345A'].filter(isCompanyCode)).toEqual([])
  })
})

describe('any document', () => {
  test('tells the kinds of documents apart', () => {
    const documents = ['12345678Z', 'X1234567L', 'B12345674', 'AAA123456', '70000001', '12345678A']
    expect(documents.map(documentKind)).toEqual(['nif', 'nie', 'cif', 'passport', 'company', undefined])
  })
})

describe('normalizeIdentifier', () => {
  test('removes separators, converts to upper case and pads short numbers [VA-001]', () => {
    expect(normalizeIdentifier(' 12.345.678-z ')).toBe('12345678Z')
    expect(normalizeIdentifier('x-1234567-l')).toBe('X1234567L')
    expect(normalizeIdentifier('1r')).toBe('00000001R')
    expect(normalizeIdentifier('uf 123456')).toBe('UF123456')
    expect(normalizeIdentifier('nobody@here')).toBe('NOBODY@HERE')
  })

  test('changes nothing when it normalizes twice [VA-001]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizeIdentifier(typed)
        expect(normalizeIdentifier(once)).toBe(once)
      }),
    )
  })

  test('keeps a valid document as it is [VA-001]', () => {
    const documents = ['12345678Z', 'X1234567L', 'B12345674', 'AAA123456', 'AAA123456B', '91234567', 'UF123456']
    expect(documents.filter(isDocument).map(normalizeIdentifier)).toEqual(documents)
  })

  test('accepts a document or 70 and six digits as a user name [VA-002 CO-010]', () => {
    expect(['12345678z', 'X1234567L', 'b12345674', 'aaa123456', '70000001'].every(isLoginUser)).toBe(true)
    expect(['', '12345678A', '7000001', '700000011', 'ana'].filter(isLoginUser)).toEqual([])
    expect(['70000001', '71000001', '7000001', '700000001'].map(is70Code)).toEqual([true, false, false, false])
  })
})

test('gives each kind of document its code, and other texts none', () => {
  const documents = ['12345678Z', 'B87654323', '90000001', 'X1234567L', 'ABC123456', 'none']
  expect(documents.map(documentCode)).toEqual(['01', '02', '02', '03', '04', undefined])
})

test('maps codes 01 and 02 to NIF, all others to NIE, and documents likewise [VA-021]', () => {
  const codes = ['01', '02', '03', '04', undefined] as const
  expect(codes.map(typeOfDocumentCode)).toEqual(['NIF', 'NIF', 'NIE', 'NIE', 'NIE'])
  const documents = ['12345678Z', 'B87654323', '90000001', 'X1234567L', 'ABC123456', 'none']
  expect(documents.map(documentTypeOf)).toEqual(['NIF', 'NIF', 'NIF', 'NIE', 'NIE', 'NIE'])
})

test('shows only the fourth to seventh character of a masked document', () => {
  expect(['12345678Z', 'B87654323', 'AB1'].map(maskDocument)).toEqual(['***4567**', '***6543**', '***'])
})
