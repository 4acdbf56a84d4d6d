import { expect, test } from 'vitest'
import { readRuntimeSettings } from './runtimeSettings.ts'

test('an installation says where its calls go and what it calls itself', () => {
  const settings = readRuntimeSettings({ apiBase: 'https://api.ejemplo.es/v1/', clientId: 'web', application: 'area' })
  expect(settings).toMatchObject({ apiBase: 'https://api.ejemplo.es/v1', clientId: 'web', application: 'area' })
})

test('missing or broken settings leave the defaults, and every link empty', () => {
  for (const broken of [undefined, null, 'text', {}, { apiBase: 7, links: [] }]) {
    const settings = readRuntimeSettings(broken)
    expect(settings.apiBase).toBe('/api')
    expect(new Set(Object.values(settings.links))).toEqual(new Set(['']))
  }
})

test('lists are asked for by no channel unless an installation names one [RO-011]', () => {
  const channel = (listChannel: unknown) => readRuntimeSettings({ listChannel }).listChannel
  expect([undefined, '', 7, 'WEB'].map(channel)).toEqual(['', '', '', 'WEB'])
})

test('an address that would run a script is no link', () => {
  const { links } = readRuntimeSettings({
    links: { contact: 'javascript:alert(1)', faq: '//otro.es', cookies: 'https://ejemplo.es/cookies' },
  })
  expect(links).toMatchObject({ contact: '', faq: '', cookies: 'https://ejemplo.es/cookies' })
})

test('an installation says who the utility is, and what it leaves out is empty', () => {
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
