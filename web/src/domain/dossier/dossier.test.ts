import { technologyOf } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { expect, test } from 'vitest'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { dossierOf, groupDossiers, isEnded, isFormOpen, panelNow } from './dossier.ts'

test('a dossier of a call has the words of the client: status, kind, act and days', () => {
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

test('DOSTYP002 is a generator, with the technology of its subtype; that of DOSSUB000 is still to be defined [CO-031 CO-032]', () => {
  const made = (subtype: 'DOSSUB000' | 'DOSSUB001') =>
    dossierOf(dossierIn('open', { type: 'DOSTYP002', subtype, technology: technologyOf(subtype) }))
  expect(made('DOSSUB001')).toMatchObject({ kind: 'generation', technology: 'PHOTOVOLTAIC' })
  expect(made('DOSSUB000')).toMatchObject({ kind: 'generation', technology: null })
  for (const type of ['DOSTYP001', 'DOSTYP003'] as const)
    expect(dossierOf(dossierIn('open', { type, subtype: 'DOSSUB000' })).technology).toBeUndefined()
})

test('a status, a kind, a picture and a step that nobody here knows stay as they came, and the dossier goes on', () => {
  const other = dossierOf(
    dossierIn('open', { status: 'STATUS0002', type: 'DOSTYP009', icon: 'castle', nextStep: 'SING' }),
  )
  expect(other).toMatchObject({ status: 'STATUS0002', kind: 'DOSTYP009', icon: 'castle', act: null })
  expect([isEnded(other), isFormOpen(other), panelNow(other)]).toEqual([false, false, 'panel1'])
  expect(groupDossiers([other]).ours).toEqual([other])
})

test('101, written bare, is the status of a correction that is pending', () => {
  expect(dossierOf(dossierIn('open', { status: '101' })).status).toBe('pendingCorrection')
})

test('an unreadable dossier is a failure of the call, not a dossier without a date', () => {
  expect(() => dossierOf(dossierIn('quoted', { dueDate: '31/02/2026' }))).toThrow()
})

test('dossiers that wait for the customer come first by due date, drafts apart, and all others newest first', () => {
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
