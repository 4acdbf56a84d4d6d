import { expect, test } from 'vitest'
import { dossierDocumentTypeOf, requiredDocuments, subtypeTechnologies, technologyOf } from './dossierTypes.ts'

test('each subtype but the open one stands for a technology of its own [FL-104]', () => {
  const { DOSSUB000: open, ...named } = subtypeTechnologies
  expect(open).toBeNull()
  expect(new Set(Object.values(named)).size).toBe(8)
  expect([technologyOf('DOSSUB001'), technologyOf('DOSSUB002'), technologyOf('DOSSUB006')]).toEqual([
    'PHOTOVOLTAIC',
    'WIND',
    'COGENERATION',
  ])
  expect(technologyOf(null)).toBeNull()
})

test('every type needs the plan of the place, a new connection the title and a generation its diagram', () => {
  expect(requiredDocuments('DOSTYP001')).toEqual(['LOCATION_PLAN', 'OWNERSHIP'])
  expect(requiredDocuments('DOSTYP002')).toEqual(['LOCATION_PLAN', 'SINGLE_LINE_DIAGRAM'])
  expect(requiredDocuments('DOSTYP003')).toEqual(['LOCATION_PLAN'])
})

test('a document is of the kind that it is said to be, and OTHER where there is no such kind', () => {
  const kinds = ['LOCATION_PLAN', 'OWNERSHIP', 'SINGLE_LINE_DIAGRAM', 'OTHER']
  expect(kinds.map(dossierDocumentTypeOf)).toEqual(kinds)
  expect(['', 'location_plan', 'PASSPORT'].map(dossierDocumentTypeOf)).toEqual(['OTHER', 'OTHER', 'OTHER'])
})
