import { expect, test } from 'vitest'
import { maskAddress, maskBody } from './maskBody.ts'

const SECRET = 'k2Yb7uQ0c1VtZpWmR4sE9x'

test.each([
  ['logInByRedirect', `/api/login?code=${SECRET}&state=${SECRET}`, '/api/login?code=***&state=***'],
  ['getCaptcha', `/api/captcha?token=${SECRET}`, '/api/captcha?token=***'],
  ['getCaptcha', `/api/captcha?${SECRET}`, '/api/captcha?***'],
  ['getCaptcha', `/api/captcha?a=1?token=${SECRET}`, '/api/captcha?a=***'],
  ['listBills', `/api/listBills?cups=ES0021&%63ode=${SECRET}`, '/api/listBills?cups=***&%63ode=***'],
  ['resetPassword', `/api/passwordreminder/${SECRET}`, '/api/passwordreminder/***'],
  ['openUrlMessage', `/api/urlMessages?filter=id%3A%3A${SECRET}`, '/api/urlMessages?filter=id::***'],
  ['getUser', '/api/users/1', '/api/users/1'],
  [null, `/api/passwordreminder/${SECRET}`, '/api/passwordreminder/***'],
  [null, `/api/passwordremindr/${SECRET}`, '/api/passwordremindr/***'],
  [null, `/api/PasswordReminder/${SECRET}/`, '/api/PasswordReminder/***/'],
  [null, `/api/${SECRET}?code=${SECRET}`, '/api/***?code=***'],
])('masks the address of a call of %s: %s reads as %s', (operation, address, masked) => {
  expect(maskAddress(address, operation)).toBe(masked)
})

test.each([
  [`{"Password":"${SECRET}","user":"12345678Z"}`, '{"Password":"***","user":"12345678Z"}'],
  [`"${SECRET}"`, '***'],
  [`password=${SECRET}`, '***'],
  [`{"password":"${SECRET}`, '***'],
  ['null', '***'],
])('masks the request %s as %s', (body, masked) => {
  expect(maskBody(body, 'logIn', false)).toBe(masked)
})

test.each([
  [`{"accessToken":"${SECRET}","user":1}`, '{"accessToken":"***","user":1}'],
  [`{"result":{"codResult":"00","accessToken": "${SECRET}`, '{"result":{"codResult":"00","accessToken": "***"'],
  ['<h1>502 Bad Gateway</h1>', '<h1>502 Bad Gateway</h1>'],
])('masks the answer %s as %s', (body, masked) => {
  expect(maskBody(body, 'logIn', true)).toBe(masked)
})
