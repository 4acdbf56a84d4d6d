import { expect, test } from 'vitest'
import { curlOf } from './report.ts'

const sent = {
  operation: 'logIn',
  url: 'http://127.0.0.1:4000/api/login?lang=es',
  headers: { authorization: 'Bearer e30.e30.c2ln' },
  body: { user: '12345678Z', password: 'Farola#29a', captcha: 'solved', newPassword: 'other' },
} as const

test('masks secrets in a report, also in unexpected places', () => {
  const curl = curlOf(sent, true)
  expect(curl).toContain('"user":"12345678Z","password":"…"')
  expect(curl).not.toMatch(/Farola|other|solved|c2ln/)
})

test('masks a one-time code, but not a code of something else', () => {
  const code = { operation: 'confirmBizumPayment', body: { code: '482913' } } as const
  expect(curlOf({ ...sent, ...code }, true)).toContain('"code":"…"')
  const notices = { operation: 'queryNotifications', body: [{ code: 'SR20260031' }] } as const
  expect(curlOf({ ...sent, ...notices }, true)).toContain('[{"code":"SR20260031"}]')
})

test('masks all values of real people in a report', () => {
  expect(curlOf(sent, false)).toMatch(/^curl -X POST 'http:\/\/127\.0\.0\.1:4000\/api\/login\?lang=…' /)
  expect(curlOf(sent, false)).not.toMatch(/12345678Z|Farola|solved|=es/)
})

test('shows only the beginning of a file', () => {
  const upload = { operation: 'uploadDocument', body: { contenido: `JVBERi0x${'A'.repeat(14_000_000)}` } } as const
  const curl = curlOf({ ...sent, ...upload }, true)
  expect(curl).toContain('"contenido":"JVBERi0xAAAA')
  expect(curl.length).toBeLessThan(2_000)
})
