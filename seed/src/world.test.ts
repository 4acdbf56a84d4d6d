import { isDocument } from '@acometida/api-spec/rules/person/document'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isName } from '@acometida/api-spec/rules/person/name'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { isCau, isCups } from '@acometida/api-spec/rules/supply/cups'
import { customer, customData, masterData, supplyPoint, user } from '@acometida/server/db/schema'
import { expect, test } from 'vitest'
import { personas } from './people/personas.ts'
import { rowsOf, seededDb } from './testing/seededDb.ts'

test('gives every user a valid document, address and phone of their own', () => {
  const users = seededDb({ scale: 1 }).select().from(user).all()
  expect(users.filter(({ document }) => !isDocument(document))).toEqual([])
  expect(users.filter(({ email }) => !isEmail(email) || email !== email.toLowerCase())).toEqual([])
  expect(users.filter(({ phone }) => !isRealPhone(phone))).toEqual([])
  expect(new Set(users.map(({ document }) => document)).size).toBe(users.length)
  expect(users.filter(({ document, documentType }) => /^[XYZ]/.test(document) !== (documentType === 'NIE'))).toEqual([])
})

test('uses only names that may be typed', () => {
  const db = seededDb({ scale: 1 })
  const people = [...db.select().from(user).all(), ...db.select().from(customer).all()]
  const names = [
    ...people.flatMap(({ name, surname }) => [name, surname]),
    ...db
      .select()
      .from(customData)
      .all()
      .map(({ name }) => name),
  ]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isName(name))).toEqual([])
})

test('gives every supply a valid CUPS and CAU, the powers of its tariff and 24 months of data', () => {
  const points = seededDb({ scale: 1 }).select().from(supplyPoint).all()
  expect(points.filter(({ cups }) => !isCups(cups))).toEqual([])
  expect(points.filter(({ cups, cau }) => cau !== null && !(isCau(cau) && cau.startsWith(cups)))).toEqual([])
  const powers = { '2.0TD': 2, '3.0TD': 6 }
  expect(points.filter((point) => point.contractedWatts.split(',').length !== powers[point.tariff])).toEqual([])
  expect(points.filter(({ postalCode }) => !/^\d{5}$/.test(postalCode))).toEqual([])
  const old = points.filter(({ connectedOn }) => connectedOn === null)
  expect(new Set(old.map(({ dataFrom }) => dataFrom))).toEqual(new Set(['2024-03-01']))
  expect(points.filter(({ connectedOn, dataFrom }) => (connectedOn ?? dataFrom) !== dataFrom)).toEqual([])
})

test('stores the settings of the utility in their own form', () => {
  const rows = seededDb().select().from(masterData).all()
  const values = new Map(rows.map(({ master, language, key, value }) => [`${master}/${language}/${key}`, value]))
  expect(values.get('POPUP_LOGIN/ES/ACTIVO')).toBe('N')
  expect(values.get('SERVICE_REQUEST_FILTERS/ES/FILTERS')).toBe('EN CURSO;CERRADA')
  expect(values.get('SISTEMA_AVERIAS/ES/AVERIAS_INTERFACES')).toBe('ADMS')
  expect(values.get('CARD_PAYMENT/ES/OFFLINE')).toMatch(/^70999999-[^-]+$/)
})

test('returns the same rows for the same options', () => {
  expect(rowsOf(seededDb())).toEqual(rowsOf(seededDb()))
})

test('keeps the rows of others when a persona is left out', () => {
  const all = rowsOf(seededDb())
  for (const { key } of personas) {
    const without = rowsOf(seededDb({ people: personas.filter((one) => one.key !== key) }))
    const changed = [...without].flatMap(([table, rows]) => [...rows].filter((row) => !all.get(table)?.has(row)))
    expect(changed).toEqual([])
    expect(without.get('persona')?.size).toBe(personas.length - 1)
  }
})

test('adds the scale’s supplies to a larger world and keeps all rows of the small one', () => {
  const seen: string[] = []
  const small = rowsOf(seededDb())
  const large = rowsOf(seededDb({ scale: 2, onProgress: (done, total) => seen.push(`${done}/${total}`) }))
  const lost = [...small].flatMap(([table, rows]) => [...rows].filter((row) => !large.get(table)?.has(row)))
  expect(lost).toEqual([])
  expect((large.get('supply_point')?.size ?? 0) - (small.get('supply_point')?.size ?? 0)).toBe(2000)
  expect(seen).toEqual(['500/1000', '1000/1000'])
})
