import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const days = (amount: number) => ({ amount, unit: 'WORKING_DAYS' })

test('calculates the power of a building with breakdown and sources [OP-040]', async () => {
  const { post } = await (await testApi()).as('customer')
  const { body } = await post('/powerCalculation', {
    dwellings: [{ units: 10, electrification: 'BASIC' }],
    premises: [{ areaM2: 60 }],
  }).expect(200)
  expect(body).toMatchObject({
    totalWatts: 54_875,
    breakdown: [
      { use: 'DWELLINGS', units: 10, simultaneity: 8.5, watts: 48_875, source: 'ITC-BT-10, tabla 1' },
      { use: 'PREMISES', units: 1, simultaneity: 1, watts: 6000, source: 'ITC-BT-10' },
    ],
  })
  for (const wrong of [{}, { dwellings: [{ units: 0, electrification: 'BASIC' }] }, { premises: [{ area: 60 }] }])
    expect(outcome(await post('/powerCalculation', wrong))).toBe('400 ERROR_GENERICO')
})

test('finds served towns by either postcode or INE code [OP-041]', async () => {
  const { get } = await (await testApi()).as('customer')
  const ask = async (filter: string) => (await get(pathWithFilter('/coverage', filter))).body.coverage
  const santiago = { name: 'Santiago de Compostela', province: 'A Coruña', ineCode: '15078', huso: 29 }
  expect(await ask('zipCode::15705')).toEqual({ served: true, towns: [santiago] })
  expect(await ask('ineCode::15078')).toEqual({ served: true, towns: [santiago] })
  expect(await ask('zipCode::08001')).toEqual({ served: false, towns: [] })
  const either = 'needs one of zipCode, ineCode, and no other of them: zipCode::15705'
  const digits = (key: string, example: string) => `${key} must match pattern "^[0-9]{5}$", such as ${example}`
  for (const [filter, problem] of [
    ['zipCode::1570', digits('zipCode', '15705')],
    ['zipCode::157055', digits('zipCode', '15705')],
    ['ineCode::A15078', digits('ineCode', '15078')],
    ['ineCode::15078|zipCode::15705', either],
  ] as const)
    expect((await get(pathWithFilter('/coverage', filter)).expect(400)).body.violations).toEqual([
      { where: 'query/filter', problem },
    ])
  for (const filter of ['ineCode::A5078', 'town::Lugo'])
    expect(outcome(await get(pathWithFilter('/coverage', filter)))).toBe('400 ERROR_GENERICO')
  expect(outcome(await get('/coverage'))).toBe('400 ERROR_GENERICO')
})

test('answers the regulated price, or the reasons why it does not apply [OP-042]', async () => {
  const { post } = await (await testApi()).as('customer')
  const question = { powerKw: 10, voltage: 'BT', distanceMetres: 20, urbanisedGround: true }
  const { body } = await post('/comprobarBaremo', question).expect(200)
  expect(body).toMatchObject({
    applies: true,
    reasons: [],
    totalCents: 23_087,
    source: expect.stringContaining('art. 25'),
  })
  expect(body).toMatchObject({ price: 'REGULATED', leastCents: 23_087, studyTerm: days(5), worksTerm: days(5) })
  const not = await post('/comprobarBaremo', { ...question, powerKw: 120, urbanisedGround: false })
  expect(not.body).toMatchObject({ applies: false, reasons: ['POWER', 'GROUND'] })
  expect(not.body).toMatchObject({ concepts: [], baseCents: 0, vatCents: 0, totalCents: 0 })
  expect(outcome(await post('/comprobarBaremo', { ...question, powerKw: 0 }))).toBe('400 ERROR_GENERICO')
})

test('answers the least fees and terms known before a study off the regulated scale', async () => {
  const { post } = await (await testApi()).as('customer')
  const ask = async (more: object) => {
    const question = { powerKw: 10, voltage: 'BT', distanceMetres: 20, urbanisedGround: true, ...more }
    const { reasons, price, leastCents, studyTerm, worksTerm } = (await post('/comprobarBaremo', question)).body
    return { reasons, price, leastCents, studyTerm, worksTerm }
  }
  // Supervision 101.52 €, connection 9.04 € and verification 8.01 €, and the VAT.
  const study = { price: 'STUDY', leastCents: 14_347, studyTerm: days(5), worksTerm: days(5) }
  const line = { ...study, studyTerm: days(15), worksTerm: days(30) }
  expect(await ask({ distanceMetres: 251 })).toEqual({ ...line, reasons: ['DISTANCE'] })
  expect(await ask({ urbanisedGround: false })).toEqual({ ...line, reasons: ['GROUND'] })
  expect(await ask({ generation: true })).toEqual({ ...study, reasons: ['GENERATION'] })
  expect(await ask({ powerKw: 300, voltage: 'MT' })).toMatchObject({
    reasons: ['POWER'],
    price: 'STUDY',
    studyTerm: days(30),
    worksTerm: days(80),
  })
  expect(await ask({ powerKw: 101 })).toMatchObject({
    reasons: ['POWER'],
    price: 'DENIED',
    leastCents: null,
    worksTerm: null,
  })
})

test('answers a plot as a closed ring with its town, the same for each reference and zone [OP-046]', async () => {
  const { get } = await (await testApi()).as('customer')
  const ask = (reference: string, huso: number) =>
    get(`/geometriaSolicitud?referenciaCatastral=${reference}&huso=${huso}`)
  const { body } = await ask('9872023NH3797S0001WX', 29)
  const { points, town, areaM2 } = body.geometria
  expect(points).toHaveLength(6)
  expect(points[0]).toEqual(points[5])
  expect(areaM2).toBeGreaterThan(100)
  expect(town).toBe('Vilagarcía de Arousa')
  expect((await ask('9872023nh3797s0001wx', 29)).body).toEqual(body)
  expect((await ask('9872023NH3797S0002WX', 29)).body.geometria.points).not.toEqual(points)
  expect((await ask('9872023NH3797S0001WX', 30)).body.geometria.points).not.toEqual(points)
})

test('answers 0404 for a zone without served towns and 400 to wrong parameters [OP-046]', async () => {
  const { get } = await (await testApi()).as('customer')
  const ask = (query: string) => get(`/geometriaSolicitud?${query}`)
  expect(outcome(await ask('referenciaCatastral=9872023NH3797S0001WX&huso=31'))).toBe('200 0404')
  for (const query of [
    'huso=29',
    'referenciaCatastral=987&huso=29',
    'referenciaCatastral=9872023NH3797S0001WX&huso=28',
  ])
    expect(outcome(await ask(query))).toBe('400 ERROR_GENERICO')
})
