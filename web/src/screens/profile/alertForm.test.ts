import i18next from 'i18next'
import { expect, test } from 'vitest'
import { alertConfOf, alertFormOf, alertProblems, isSameConf } from './alertForm.ts'
import { cannedUser } from '#src/testing/cannedUser.ts'

const stored = alertFormOf(cannedUser())
const fields = (changes: Partial<typeof stored>) =>
  alertProblems(i18next.t, { ...stored, ...changes }).map(({ fieldId }) => fieldId)

test('the channel that is not in use starts with the user’s own address or phone, never with the placeholder', () => {
  expect(alertFormOf(cannedUser({ tipoCanal: 'sms', destinatario: '698765432' }))).toMatchObject({
    channel: 'sms',
    email: 'lucia@correo.gal',
    phone: '698765432',
  })
  expect(alertFormOf(cannedUser({ phone: '600000000' })).phone).toBe('')
})

test('a record without notices starts by e-mail, and has to be filled', () => {
  const { tipoCanal: _channel, destinatario: _to, franjaInicio: _from, ...bare } = cannedUser()
  const form = alertFormOf(bare)
  expect(form).toMatchObject({ channel: 'email', email: 'lucia@correo.gal' })
  expect(alertProblems(i18next.t, form).map(({ fieldId }) => fieldId)).toEqual(['weekdaysFrom'])
})

test('only the recipient of the chosen channel has to be right, and each window has to end after it starts', () => {
  expect(fields({ phone: '' })).toEqual([])
  expect(fields({ email: 'casa' })).toEqual(['alertEmail'])
  expect(fields({ channel: 'sms', phone: '600 000 000', email: 'casa' })).toEqual(['alertPhone'])
  expect(fields({ weekdays: { from: '21:00', to: '09:00' }, special: { from: '10:00', to: '10:00' } })).toEqual([
    'weekdaysFrom',
    'specialFrom',
  ])
})

test('spaces and capitals change nothing that would be saved', () => {
  expect(isSameConf({ ...stored, email: ' Lucia@Correo.gal ' }, stored)).toBe(true)
  expect(isSameConf({ ...stored, email: 'casa@correo.gal' }, stored)).toBe(false)
  expect(alertConfOf({ ...stored, channel: 'sms', phone: '612 345 678' }).destinatario).toBe('612345678')
})
