import { expect, test } from 'vitest'
import { readRuntimeSettings } from './runtimeSettings.ts'

test('reads where the calls of an installation go and what it calls itself', () => {
  const settings = readRuntimeSettings({ apiBase: 'https://api.ejemplo.es/v1/', clientId: 'web', application: 'area' })
  expect(settings).toMatchObject({
    apiBase: 'https://api.ejemplo.es/v1',
    headers: { 'client-id': 'web', application: 'area' },
    messageId: { header: 'message-id', separator: '-', first: 1 },
  })
})

test('reads the headers of an installation, and its way to write the id of a call [CF-016]', () => {
  const headers = { 'x-application': 'area', 'x-appsecret': 'a secret', 'content-type': 'application/json' }
  const messageId = { header: 'x-messageid', separator: '/', first: 0 }
  expect(readRuntimeSettings({ clientId: 'web', headers, messageId })).toMatchObject({ headers, messageId })
  expect(readRuntimeSettings({ headers: { 'a b': 'x', ok: 'yes', no: 7 } }).headers).toEqual({ ok: 'yes' })
})

test('keeps the defaults and empty links for missing or broken settings', () => {
  for (const broken of [undefined, null, 'text', {}, { apiBase: 7, links: [] }]) {
    const settings = readRuntimeSettings(broken)
    expect(settings.apiBase).toBe('/api')
    expect(new Set(Object.values(settings.links))).toEqual(new Set(['']))
  }
})

test('asks for lists by no channel unless the installation names one [RO-011]', () => {
  const channel = (listChannel: unknown) => readRuntimeSettings({ listChannel }).listChannel
  expect([undefined, '', 7, 'WEB'].map(channel)).toEqual(['', '', '', 'WEB'])
})

test('drops a link whose address would run a script', () => {
  const { links } = readRuntimeSettings({
    links: { contact: 'javascript:alert(1)', faq: '//otro.es', cookies: 'https://ejemplo.es/cookies' },
  })
  expect(links).toMatchObject({ contact: '', faq: '', cookies: 'https://ejemplo.es/cookies' })
})

test('reads who the utility is, and leaves the rest empty', () => {
  const { utility } = readRuntimeSettings({ utility: { name: 'Distribuidora, S. A.', phone: 7 } })
  expect(utility).toEqual({
    name: 'Distribuidora, S. A.',
    taxNumber: '',
    address: '',
    register: '',
    email: '',
    phone: '',
  })
})
