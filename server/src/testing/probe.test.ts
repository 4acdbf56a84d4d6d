import { test } from 'vitest'
import jwt from '@fastify/jwt'
import Fastify from 'fastify'
import { filtered, testApi, password } from './testApi.ts'
test('probe', async () => {
  let t = performance.now()
  const api = await testApi()
  console.log('boot', performance.now() - t)
  t = performance.now()
  const api2 = await testApi()
  console.log('boot2', performance.now() - t)
  const c = await api.as('customer')
  t = performance.now()
  const r = await api.http().get('/api/captcha')
  console.log('captcha', performance.now() - t, r.headers, r.body)
  for (const p of [
    '/api/users/%ZZ',
    '/api/users/%E0%A4%A',
    '/api/nothing',
    '/nothing',
    '/api/users/' + 'a'.repeat(300),
  ]) {
    const x = await c.get(p.slice(4))
    console.log(p.slice(0, 30), x.status, x.text, x.headers['cache-control'])
  }
  const x = await api
    .http()
    .options('/api/users/1')
    .set({ origin: 'https://a.example', 'access-control-request-method': 'PUT' })
  console.log(x.status, x.headers)
  const signer = Fastify()
  await signer.register(jwt, { secret: 'a secret of the tests, long enough to be one' })
  const claims = api.app.jwt.decode(c.session.accessToken) as object
  const { iat: _i, ...rest } = claims as any
  const enc = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url')
  const { createHmac } = await import('node:crypto')
  const sign = (h: object, cl: object, alg = 'sha256') => {
    const s = enc(h) + '.' + enc(cl)
    return s + '.' + createHmac(alg, 'a secret of the tests, long enough to be one').update(s).digest('base64url')
  }
  const H = { alg: 'HS256', typ: 'at+jwt' }
  for (const [n, tok] of Object.entries({
    good: sign(H, claims),
    kid: sign({ ...H, kid: 'x' }, claims),
    crit: sign({ ...H, crit: ['x'] }, claims),
    hs512: sign({ ...H, alg: 'HS512' }, claims, 'sha512'),
    typ: sign({ ...H, typ: 'JWT' }, claims),
    noiat: sign(H, rest),
    noexp: sign(H, { ...claims, exp: undefined }),
    strexp: sign(H, { ...claims, exp: 'x' }),
    none: enc({ alg: 'none', typ: 'at+jwt' }) + '.' + enc(claims) + '.',
    empty: '',
    b64: sign({ ...H, b64: false, crit: ['b64'] }, claims),
    jku: sign({ ...H, jku: 'http://x' }, claims),
    sub: sign(H, { ...claims, sub: 1 }),
    nbf: sign(H, { ...claims, nbf: 9999999999 }),
    arr: sign(H, [1]),
    aud: sign(H, { ...claims, iss: 'x' }),
  })) {
    const y = await api.http().get('/api/users/1').set('authorization', `Bearer ${tok}`)
    console.log(n, y.status, y.text.slice(0, 100))
  }
  const b = await api
    .http()
    .post('/api/login')
    .set('content-type', 'application/json')
    .send('{"a":'.repeat(100000) + '1' + '}'.repeat(100000))
  console.log(b.status, b.text.slice(0, 200))
  const b2 = await api
    .http()
    .post('/api/login')
    .set('content-type', 'application/json')
    .send('{"__proto__":{"a":1},"user":"x","password":"y"}')
  console.log(b2.status, b2.text.slice(0, 200))
  const b3 = await api.http().post('/api/login').send({ user: '12345678Z', password, x: 1 })
  console.log(b3.status, b3.text)
  const b4 = await api.http().post('/api/login').set('content-type', 'application/xml').send('<a/>')
  console.log(b4.status, b4.text)
})
