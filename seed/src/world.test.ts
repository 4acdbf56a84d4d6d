import { isCau, isCups } from '@acometida/api-spec/rules/supply/cups'
import { isDocument } from '@acometida/api-spec/rules/person/document'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isName } from '@acometida/api-spec/rules/person/name'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { customer, customData, masterData, supplyPoint, user } from '@acometida/server/db/schema'
import { expect, test } from 'vitest'
import { personas } from './people/personas.ts'
import { rowsOf, seededDb } from './testing/seededDb.ts'

test('every document, address and phone of the world is valid, and every user can be told from the others', () => {
  const users = seededDb({ scale: 1 }).select().from(user).all()
  expect(users.filter(({ document }) => !isDocument(document))).toEqual([])
  expect(users.filter(({ email }) => !isEmail(email) || email !== email.toLowerCase())).toEqual([])
  expect(users.filter(({ phone }) => !isRealPhone(phone))).toEqual([])
  expect(new Set(users.map(({ document }) => document)).size).toBe(users.length)
  expect(users.filter(({ document, documentType }) => /^[XYZ]/.test(document) !== (documentType === 'NIE'))).toEqual([])
})

test('every name of the world is one that may be typed', () => {
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

test('every supply has a valid CUPS, its CAU, as many powers as its tariff has periods, and 24 months of data unless it is newer', () => {
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

test('what is set and told by the utility is there in its own form', () => {
  const rows = seededDb().select().from(masterData).all()
  const values = new Map(rows.map(({ master, language, key, value }) => [`${master}/${language}/${key}`, value]))
  expect(values.get('POPUP_LOGIN/ES/ACTIVO')).toBe('N')
  expect(values.get('SERVICE_REQUEST_FILTERS/ES/FILTERS')).toBe('EN CURSO;CERRADA')
  expect(values.get('SISTEMA_AVERIAS/ES/AVERIAS_INTERFACES')).toBe('ADMS')
  expect(values.get('CARD_PAYMENT/ES/OFFLINE')).toMatch(/^70999999-[^-]+$/)
})

test('the same options give the same rows', () => {
  expect(rowsOf(seededDb())).toEqual(rowsOf(seededDb()))
})

test('whoever is added or left out, the rows of the others stay as they are', () => {
  const all = rowsOf(seededDb())
  for (const { key } of personas) {
    const without = rowsOf(seededDb({ people: personas.filter((one) => one.key !== key) }))
    const changed = [...without].flatMap(([table, rows]) => [...rows].filter((row) => !all.get(table)?.has(row)))
    expect(changed).toEqual([])
    expect(without.get('persona')?.size).toBe(personas.length - 1)
  }
})

test('a larger world has so many supplies more and all the rows of the small one', () => {
  const seen: string[] = []
  const small = rowsOf(seededDb())
  const large = rowsOf(seededDb({ scale: 2, onProgress: (done, total) => seen.push(`${done}/${total}`) }))
  const lost = [...small].flatMap(([table, rows]) => [...rows].filter((row) => !large.get(table)?.has(row)))
  expect(lost).toEqual([])
  expect((large.get('supply_point')?.size ?? 0) - (small.get('supply_point')?.size ?? 0)).toBe(2000)
  expect(seen).toEqual(['500/1000', '1000/1000'])
})
