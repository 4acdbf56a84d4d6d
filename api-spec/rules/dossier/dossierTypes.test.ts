import { expect, test } from 'vitest'
import { dossierDocumentTypeOf, requiredDocuments, subtypeTechnologies, technologyOf } from './dossierTypes.ts'

test('maps each subtype but the open one to a technology of its own [FL-104]', () => {
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

test('requires a location plan, of new connections a title and of generation a diagram', () => {
  expect(requiredDocuments('DOSTYP001')).toEqual(['LOCATION_PLAN', 'OWNERSHIP'])
  expect(requiredDocuments('DOSTYP002')).toEqual(['LOCATION_PLAN', 'SINGLE_LINE_DIAGRAM'])
  expect(requiredDocuments('DOSTYP003')).toEqual(['LOCATION_PLAN'])
})

test('keeps known document types and maps all others to OTHER', () => {
  const kinds = ['LOCATION_PLAN', 'OWNERSHIP', 'SINGLE_LINE_DIAGRAM', 'OTHER']
  expect(kinds.map(dossierDocumentTypeOf)).toEqual(kinds)
  expect(['', 'location_plan', 'PASSPORT'].map(dossierDocumentTypeOf)).toEqual(['OTHER', 'OTHER', 'OTHER'])
})
