import { expect, onTestFinished, test } from 'vitest'
import { allowedLocation, openLocation } from '#src/session/openLocation.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { takeSettings } from '#src/testing/takeSettings.ts'
import { isCompleteChoice, multiFactorChange, multiFactorOf } from './multiFactor.ts'
import { isPasswordReminderDue } from './passwordAge.ts'

test('turns channel, phone and switch into the fields of the call [EN-010 CO-006 CO-007 VA-006]', () => {
  expect(multiFactorChange('12345678z', { on: true, channel: 'sms', phone: '612 34 56-78' })).toEqual({
    mfaEnabled: 'S',
    mfaChanel: 'sms',
    mfaPhone: '612345678',
    documentNumber: '12345678Z',
  })
  expect(multiFactorChange('12345678Z', { on: false, channel: 'email', phone: '' })).toEqual({
    mfaEnabled: 'N',
    mfaChanel: 'email',
    documentNumber: '12345678Z',
  })
})

test.each([
  ['sms', '612345678', true],
  ['sms', '', false],
  ['sms', '600000000', false],
  ['sms', '912345678', false],
  ['email', '', true],
] as const)('tells whether a choice by %s with the phone "%s" is complete: %s [VA-013]', (channel, phone, complete) => {
  expect(isCompleteChoice({ on: true, channel, phone })).toBe(complete)
  expect(isCompleteChoice({ on: false, channel, phone })).toBe(true)
})

test('begins the form with a phone that receives messages, or with none [FL-013]', () => {
  const phone = (user: object) => multiFactorOf(openingAnswer('0000', { user }).user).phone
  expect(phone({ mfaPhone: '', phone: '612345678' })).toBe('612345678')
  expect(phone({ mfaPhone: '712345678', phone: '612345678' })).toBe('712345678')
  expect(phone({ mfaPhone: '', phone: '600000000' })).toBe('')
})

test('opens only addresses of this site [FL-002]', () => {
  const opened: string[] = []
  const open = (address: string) => openLocation(address, (url) => opened.push(url))
  const bad = ['', 'https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://[']
  expect(bad.map(open)).toEqual(bad.map(() => false))
  expect(opened).toEqual([])
  expect(open('/redirect-login?code=a&state=b')).toBe(true)
  expect(opened).toEqual([allowedLocation('/redirect-login?code=a&state=b')])
})

test('opens the log-in hosts of the installation over https, and no similar ones [FL-002]', async () => {
  await takeSettings({ loginHosts: ['id.example'] })
  onTestFinished(async () => void (await takeSettings()))
  expect(allowedLocation('https://id.example/authorize?state=s')).toBe('https://id.example/authorize?state=s')
  for (const bad of [
    'http://id.example/',
    'https://id.example.evil/',
    'https://x.id.example/',
    'https://id.example:8443/',
  ])
    expect(allowedLocation(bad)).toBeUndefined()
})

test('reminds of the password from 44 days left down to 1 [FL-037 CO-011]', () => {
  expect([-1, 0, 1, 44, 45, 365].map(isPasswordReminderDue)).toEqual([false, false, true, true, false, false])
})
