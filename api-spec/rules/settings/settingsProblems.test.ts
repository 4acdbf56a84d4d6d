import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRuntimeSettings } from './runtimeSettings.ts'
import { settingsProblems } from './settingsProblems.ts'

test('accepts the file that comes with the build', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../web/public/config.json'), 'utf8')
  expect(settingsProblems(JSON.parse(file))).toEqual([])
})

test('accepts the headers of docs/real-api.md, and has those of the specification as defaults [CF-016]', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/real-api.md'), 'utf8')
  const presets = [...page.matchAll(/<!-- headers: (\w+) -->\s+```json\n([^`]+)```/g)]
  expect(presets.map(([, name]) => name)).toEqual(['specification', 'real'])
  const [specification, real] = presets.map(([, , text = '']): object => JSON.parse(text))
  expect([specification, real].map((preset) => settingsProblems(preset ?? {}))).toEqual([[], []])
  expect(readRuntimeSettings(specification)).toEqual(readRuntimeSettings({}))
  expect(readRuntimeSettings(real)).toMatchObject(real ?? {})
})

test('names a misspelt setting, with the known ones', () => {
  expect(settingsProblems({ apiBas: '/api', links: { FAQ: '' } })).toEqual([
    'apiBas is no setting; there are: apiBase, headers, messageId, captcha, listChannel, loginHosts, utility, links, clientId, application',
    expect.stringMatching(/^links\.FAQ is no setting; there are: contact, .*faq/),
  ])
})

test.each([
  ['captcha', 'google', 'captcha is "google"; allowed: altcha, none, dummy'],
  ['apiBase', 'api.example', 'apiBase is "api.example"; allowed: an address with https'],
  ['apiBase', '//api.example', 'apiBase is "//api.example"; allowed: an address with https'],
  ['clientId', 7, 'clientId is 7; allowed: a text'],
  ['application', 'área', 'application is "área"; allowed: a text'],
  [
    'listChannel',
    'dos canales',
    'listChannel is "dos canales"; allowed: a text of visible ASCII characters, or nothing',
  ],
  ['listChannel', 1, 'listChannel is 1; allowed: a text'],
  ['utility', { phone: 900 }, 'utility is {"phone":900}; allowed: an object of texts'],
  ['headers', { Authorization: 'x' }, 'headers.Authorization is not free'],
  ['headers', { 'x-app': 'área' }, 'headers.x-app is no header; allowed: a name'],
  ['headers', { 'x app': 'a' }, 'headers.x app is no header'],
  ['headers', [], 'headers is []; allowed: an object of names and texts'],
  ['messageId', { separator: '_' }, 'messageId.separator is "_"; allowed: "-" or "/"'],
  ['messageId', { first: 2 }, 'messageId.first is 2; allowed: 0 or 1'],
  ['messageId', { header: 'the id' }, 'messageId.header is "the id"; allowed: the name of a header'],
  ['messageId', { name: 'x' }, 'messageId.name is no setting; there are: header, separator, first'],
  ['loginHosts', 'id.example', 'loginHosts is "id.example"; allowed: a list of host names'],
  ['loginHosts', ['https://id.example'], 'loginHosts is ["https://id.example"]; allowed: a list of host names'],
  ['loginHosts', ['*.example'], 'loginHosts is ["*.example"]; allowed: a list of host names'],
  ['links', [], 'links is []; allowed: an object'],
  ['links', { faq: 'javascript:alert(1)' }, 'links.faq is "javascript:alert(1)"; allowed: an address with https://'],
  [
    'links',
    { emergency: '900 123 456' },
    'links.emergency is "900 123 456"; allowed: a phone such as tel:+34900123456',
  ],
  ['links', { emergency: 'https://a.example' }, 'links.emergency is "https://a.example"; allowed: a phone'],
])('names %s with the value %o, and what is allowed', (name, value, problem) => {
  expect(settingsProblems({ [name]: value })).toEqual([expect.stringContaining(problem)])
})

test.each([
  {},
  { links: { emergency: 'tel:+34900123456' } },
  { apiBase: 'https://api.example/v1/' },
  { headers: { 'x-application': 'area', 'content-type': 'application/json' }, messageId: { separator: '/', first: 0 } },
  { listChannel: '' },
  { listChannel: 'WEB' },
  { loginHosts: ['id.example', 'sso.grupo-a.example'] },
  { captcha: 'none', links: { contact: 'mailto:a@b.example' } },
])('accepts valid and missing settings: %o', (given) => expect(settingsProblems(given)).toEqual([]))
