import { technologyOf } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { expect, test } from 'vitest'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { dossierOf, groupDossiers, isEnded, isFormOpen, panelNow } from './dossier.ts'

test('translates status, kind, act and days of a dossier', () => {
  const made = dossierOf(dossierIn('quoted', { type: 'DOSTYP002', subtype: 'DOSSUB000', dueDate: '2026-04-25' }))
  expect(made).toMatchObject({
    code: 'EXP202600000101',
    registeredOn: '2026-03-04',
    kind: 'generation',
    technology: null,
    status: 'quoted',
    act: 'budget',
    dueOn: '2026-04-25',
  })
  expect(dossierOf(dossierIn('open')).technology).toBeUndefined()
})

test('reads DOSTYP002 as a generator with the technology of its subtype, open for DOSSUB000 [CO-031 CO-032]', () => {
  const made = (subtype: 'DOSSUB000' | 'DOSSUB001') =>
    dossierOf(dossierIn('open', { type: 'DOSTYP002', subtype, technology: technologyOf(subtype) }))
  expect(made('DOSSUB001')).toMatchObject({ kind: 'generation', technology: 'PHOTOVOLTAIC' })
  expect(made('DOSSUB000')).toMatchObject({ kind: 'generation', technology: null })
  for (const type of ['DOSTYP001', 'DOSTYP003'] as const)
    expect(dossierOf(dossierIn('open', { type, subtype: 'DOSSUB000' })).technology).toBeUndefined()
})

test('keeps an unknown status, kind, picture and step as they came', () => {
  const other = dossierOf(
    dossierIn('open', { status: 'STATUS0002', type: 'DOSTYP009', icon: 'castle', nextStep: 'SING' }),
  )
  expect(other).toMatchObject({ status: 'STATUS0002', kind: 'DOSTYP009', icon: 'castle', act: null })
  expect([isEnded(other), isFormOpen(other), panelNow(other)]).toEqual([false, false, 'panel1'])
  expect(groupDossiers([other]).ours).toEqual([other])
})

test('reads 101, written bare, as a pending correction', () => {
  expect(dossierOf(dossierIn('open', { status: '101' })).status).toBe('pendingCorrection')
})

test('fails on an unreadable date of a dossier', () => {
  expect(() => dossierOf(dossierIn('quoted', { dueDate: '31/02/2026' }))).toThrow()
})

test("groups dossiers: the customer's by due date, drafts apart, the others newest first", () => {
  const made = [
    dossierIn('quoted', { dossierCod: 'B', dueDate: '2026-04-25' }),
    dossierIn('registered', { dossierCod: 'D' }),
    dossierIn('open', { dossierCod: 'O1', registerDate: '01/02/2026' }),
    dossierIn('valid', { dossierCod: 'O2', registerDate: '01/03/2026' }),
    dossierIn('pendingDocumentation', { dossierCod: 'A', dueDate: '2026-04-02' }),
    dossierIn('closed', { dossierCod: 'E' }),
  ].map(dossierOf)
  const { yours, drafts, ours, ended } = groupDossiers(made)
  const codes = [yours, drafts, ours, ended].map((group) => group.map(({ code }) => code))
  expect(codes).toEqual([['A', 'B'], ['D'], ['O2', 'O1'], ['E']])
})
