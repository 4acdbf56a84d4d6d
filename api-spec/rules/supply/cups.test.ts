import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHECK_LETTERS } from '../person/document.ts'
import { completeCups, isCau, isCups, makeCau, makeCups } from './cups.ts'

const number = fc.integer({ min: 0, max: 999_999_999_999 })
const distributor = fc.constantFrom('0022', '0390')

describe('check letters', () => {
  test.each([
    ['0022', 1, 'ES0022000000000001FB1P'],
    ['0022', 1_234_567, 'ES0022000001234567WY1P'],
    ['0390', 1, 'ES0390000000000001PB1P'],
    ['1234', 123_456_789_012, 'ES1234123456789012JY1P'],
    ['22', 1, 'ES0022000000000001FB1P'],
  ])('makes for supply %s %i the official check letters: %s [VA-047]', (prefix, supply, cups) => {
    expect(makeCups(prefix, supply)).toBe(cups)
  })

  test('accepts exactly one pair of check letters [VA-047]', () => {
    fc.assert(
      fc.property(distributor, number, (prefix, supply) => {
        const cups = makeCups(prefix, supply)
        const pairs = [...CHECK_LETTERS].flatMap((first) => [...CHECK_LETTERS].map((second) => first + second))
        const right = pairs.filter((pair) => isCups(cups.slice(0, 18) + pair + cups.slice(20)))
        expect(right).toEqual([cups.slice(18, 20)])
      }),
      { numRuns: 20 },
    )
  })
})

describe('typed CUPS', () => {
  test('accepts only supplies of the two distributor codes [VA-045]', () => {
    expect(isCups(makeCups('0022', 7))).toBe(true)
    expect(isCups(makeCups('0390', 7))).toBe(true)
    expect(isCups(makeCups('0021', 7))).toBe(false)
  })

  test('accepts only the border point 1P [VA-046]', () => {
    const cups = makeCups('0022', 7).slice(0, 20)
    expect(['1F', '2P', '', '1PX'].filter((end) => isCups(cups + end))).toEqual([])
    expect([`${cups}1PES1P`, `${cups}11P`, `ES0022${cups}1P`].filter(isCups)).toEqual([])
  })

  test('completes 20 characters with 1P and 21 with P [VA-044]', () => {
    expect(completeCups('ES0022000001234567WY')).toBe('ES0022000001234567WY1P')
    expect(completeCups('ES0022000001234567WY1')).toBe('ES0022000001234567WY1P')
    expect(completeCups('ES0022000001234567WYP')).toBe('ES0022000001234567WYP')
    expect(completeCups('es 0022 0000 0123 4567 wy')).toBe('ES0022000001234567WY1P')
    expect(['ES002200000123456', 'ES0022000001234567WY1F'].map(completeCups)).toEqual([
      'ES002200000123456',
      'ES0022000001234567WY1F',
    ])
  })

  test('completes any spelling of a supply to its CUPS [VA-044 VA-045 VA-046]', () => {
    fc.assert(
      fc.property(distributor, number, fc.constantFrom(20, 21, 22), (prefix, supply, length) => {
        const cups = makeCups(prefix, supply)
        const typed = cups
          .slice(0, length)
          .toLowerCase()
          .replace(/(.{4})/g, '$1 ')
        expect(completeCups(typed)).toBe(cups)
        expect(isCups(completeCups(typed))).toBe(true)
      }),
    )
  })
})

describe('self-consumption codes', () => {
  test('accepts as a CAU a CUPS followed by A and three digits', () => {
    const cau = makeCau(makeCups('0022', 1_234_567))
    expect(cau).toBe('ES0022000001234567WY1PA000')
    expect(isCau(cau)).toBe(true)
    expect(isCau(makeCau(makeCups('0022', 1_234_567), 12))).toBe(true)
    const longer = [`${cau}0`, ` ${cau}`, `${cau.slice(0, 22)}0A000`]
    const wrong = ['ES0022000001234567WY1PB000', 'ES0022000001234567WX1PA000', cau.slice(0, 25)]
    expect([...wrong, ...longer].filter(isCau)).toEqual([])
  })
})
