import { expect, test } from 'vitest'
import { isSendable, type Reminder, reminderRequest } from './reminder.ts'

const byEmail: Reminder = { channel: 'email', username: '12.345.678-z', email: ' Lucia@Correo.GAL ', phone: '' }
const bySms: Reminder = { channel: 'sms', username: '12345678Z', email: '', phone: '612 34 56 78' }

test('sends a reminder by e-mail with the address in lower case and no phone [VA-005 FL-052 OP-004]', () => {
  expect(reminderRequest(byEmail, 'token')).toEqual({
    user: '12345678Z',
    email: 'lucia@correo.gal',
    phone: '',
    captcha: 'token',
  })
})

test('sends a reminder by SMS with a placeholder as e-mail [FL-052 CF-015 OP-004]', () => {
  const { email, ...request } = reminderRequest(bySms)
  expect(request).toEqual({ user: '12345678Z', phone: '612345678' })
  expect(email).toMatch(/\.invalid$/)
})

test('accepts only a document with a valid address of the chosen channel [VA-007]', () => {
  expect(isSendable(byEmail)).toBe(true)
  expect(isSendable(bySms)).toBe(true)
  expect(isSendable({ ...byEmail, username: '12345678A' })).toBe(false)
  expect(isSendable({ ...byEmail, email: 'lucia@correo' })).toBe(false)
  expect(isSendable({ ...byEmail, channel: 'sms' })).toBe(false)
  expect(isSendable({ ...bySms, phone: '981234567' })).toBe(false)
})

test('rejects the number that stands for no phone [VA-007]', () => {
  expect(isSendable({ ...bySms, phone: '600000000' })).toBe(false)
})
