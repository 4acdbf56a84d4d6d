import { expect, test } from 'vitest'
import type { DossierForm } from '#src/api/generated/api.ts'
import { type TaskId, tasksOf } from './tasks.ts'

const me = { docNumber: '12345678Z', name: 'Lucía' }
const whole: DossierForm = {
  type: 'DOSTYP001',
  technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true },
  addresses: {
    supply: {
      streetType: 'street',
      streetName: 'Rúa do Príncipe',
      number: '12',
      zipCode: '36202',
      town: 'Vigo',
      province: 'Pontevedra',
    },
  },
  cadastre: { referenciaCatastral: '9872023VH5797S0001WX' },
  applicant: me,
}
const missing = ['LOCATION_PLAN', 'OWNERSHIP'] as const
const statuses = (form: DossierForm, typed: readonly TaskId[] = []) =>
  Object.fromEntries(
    tasksOf({ form, missing, delivered: [] }, '12345678Z', typed).map(({ id, status }) => [id, status]),
  )

test('blocks the check until all required tasks are done, not the optional ones', () => {
  expect(statuses({ type: 'DOSTYP001' })).toEqual({
    asks: 'notStarted',
    place: 'notStarted',
    power: 'notStarted',
    people: 'notStarted',
    billing: 'notStarted',
    contacts: 'notStarted',
    documents: 'notStarted',
    check: 'cannotStart',
  })
  expect(statuses(whole)).toMatchObject({ power: 'done', place: 'done', people: 'done', check: 'notStarted' })
})

test('counts nine tasks of a generator, all of which end', () => {
  const form: DossierForm = {
    ...whole,
    type: 'DOSTYP002',
    subtype: 'DOSSUB000',
    newGeneration: { installedPowerKw: 5, selfConsumption: 'NONE', withSurplus: true },
    supplyTypes: ['SELF_CONSUMPTION'],
    digitalInvoice: false,
    contacts: [],
  }
  const tasks = tasksOf({ form, missing: [], delivered: [1, 2] }, '12345678Z', [])
  expect(tasks).toHaveLength(9)
  expect(tasks.filter(({ status }) => status === 'done')).toHaveLength(8)
  expect(tasks.at(-1)).toEqual({ id: 'check', status: 'notStarted' })
})

test('marks unsaved input and the first of several documents as in progress', () => {
  expect(statuses(whole, ['power', 'billing'])).toMatchObject({ power: 'inProgress', billing: 'inProgress' })
  const tasks = tasksOf({ form: whole, missing: ['OWNERSHIP'], delivered: [1] }, '12345678Z', [])
  expect(tasks.find(({ id }) => id === 'documents')?.status).toBe('inProgress')
})

test('marks contradictory data as a problem of its own task', () => {
  const payer = { docNumber: '23456781R', name: 'Antón' }
  expect(statuses({ ...whole, payer, digitalInvoice: false })).toMatchObject({ billing: 'problem', people: 'done' })
  expect(statuses({ ...whole, digitalInvoice: true })).toMatchObject({ billing: 'problem', check: 'cannotStart' })
  const tooMuch = { requestedPowerKw: 120, voltage: 'BT' as const, phases: 3 as const, urbanisedGround: true }
  expect(statuses({ ...whole, technicalData: tooMuch })).toMatchObject({ power: 'problem', check: 'notStarted' })
})

test('marks half a place as in progress', () => {
  const { cadastre: _reference, ...half } = whole
  expect(statuses(half)).toMatchObject({ place: 'inProgress', check: 'cannotStart' })
})

test('asks a generator for what it is', () => {
  expect(statuses({ ...whole, type: 'DOSTYP002' })).toMatchObject({ generation: 'notStarted', check: 'cannotStart' })
})

test('marks another owner without consent as a problem', () => {
  const owner = { docNumber: '23456781R', name: 'Antón' }
  expect(statuses({ ...whole, owner })).toMatchObject({ people: 'problem', check: 'cannotStart' })
  expect(statuses({ ...whole, owner, thirdPartyConsentOwner: true })).toMatchObject({ people: 'done' })
})
