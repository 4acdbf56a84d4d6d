import { expect, test } from 'vitest'
import type { DossierForm } from '#src/api/generated/api.ts'
import { tasksOf } from './tasks.ts'

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
const statuses = (form: DossierForm) =>
  Object.fromEntries(tasksOf(form, '12345678Z').map(({ id, status }) => [id, status]))

test('nothing is sent before all of it is there', () => {
  expect(statuses({ type: 'DOSTYP001' })).toEqual({
    power: 'notStarted',
    place: 'notStarted',
    people: 'notStarted',
    check: 'cannotStart',
  })
  expect(statuses(whole)).toEqual({ power: 'done', place: 'done', people: 'done', check: 'notStarted' })
})

test('half a place is one in progress', () => {
  const { cadastre: _reference, ...half } = whole
  expect(statuses(half)).toMatchObject({ place: 'inProgress', check: 'cannotStart' })
})

test('a generator is asked for what it is', () => {
  expect(statuses({ ...whole, type: 'DOSTYP002' })).toMatchObject({ generation: 'notStarted', check: 'cannotStart' })
})

test('another owner without consent is a problem', () => {
  const owner = { docNumber: '23456781R', name: 'Antón' }
  expect(statuses({ ...whole, owner })).toMatchObject({ people: 'problem', check: 'cannotStart' })
  expect(statuses({ ...whole, owner, thirdPartyConsentOwner: true })).toMatchObject({ people: 'done' })
})
