import { example } from '@acometida/api-spec/operations/example.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { UserProfile } from '#src/api/generated/api.ts'
import { profileOf } from '#src/domain/user/profile.ts'
import { type AlertForm, alertFormOf, alertProblems, alertsOf } from './alertForm.ts'

const formOf = (user: UserProfile): AlertForm => {
  const profile = profileOf({ result: { codResult: '0000', msgResult: '' }, user })
  return alertFormOf(profile, profile.alerts)
}
const stored = formOf({ ...example('UserProfile'), destinatario: 'avisos@correo.gal' })
const wrongOf = (form: typeof stored) =>
  Object.entries(alertProblems(i18next.t, form)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]))
const fields = (changes: Partial<typeof stored>) => wrongOf({ ...stored, ...changes })

test('fills the unused channel with the address or phone of the user, never with the placeholder', () => {
  expect(formOf({ ...example('UserProfile'), tipoCanal: 'sms', destinatario: '698765432' })).toMatchObject({
    alertChannel: 'sms',
    alertEmail: 'lucia.ferreiro@correo.gal',
    alertPhone: '698765432',
  })
  expect(formOf({ ...example('UserProfile'), phone: '600000000' }).alertPhone).toBe('')
})

test('starts a record without notices by e-mail, with hours to fill in', () => {
  const { tipoCanal: _channel, destinatario: _to, franjaInicio: _from, ...bare } = example('UserProfile')
  const form = formOf(bare)
  expect(form).toMatchObject({ alertChannel: 'email', alertEmail: 'lucia.ferreiro@correo.gal' })
  expect(wrongOf(form)).toEqual(['weekdays'])
})

test('checks the recipient of the chosen channel alone, and that each window ends after it starts', () => {
  expect(fields({ alertPhone: '' })).toEqual([])
  expect(fields({ alertEmail: 'casa' })).toEqual(['alertEmail'])
  expect(fields({ alertChannel: 'sms', alertPhone: '600 000 000', alertEmail: 'casa' })).toEqual(['alertPhone'])
  expect(fields({ weekdays: { from: '21:00', to: '09:00' }, special: { from: '10:00', to: '10:00' } })).toEqual([
    'weekdays',
    'special',
  ])
})

test('ignores spaces and capitals in what is saved', () => {
  expect(alertsOf({ ...stored, alertEmail: ' Avisos@Correo.gal ' })).toEqual(alertsOf(stored))
  expect(alertsOf({ ...stored, alertChannel: 'sms', alertPhone: '612 345 678' }).recipient).toBe('612345678')
})

test('needs no recipient for the app, whatever the other channels hold', () => {
  const push = { ...stored, alertChannel: 'push' as const, alertEmail: 'casa', alertPhone: '' }
  expect(wrongOf(push)).toEqual([])
  expect(alertsOf(push).recipient).toBe('')
})
