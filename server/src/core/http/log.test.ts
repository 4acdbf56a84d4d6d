import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import request from 'supertest'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { openWorlds } from '#src/control/worlds/worlds.ts'
import { systemChance } from '#src/core/chance.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { password, testApi } from '#src/testing/testApi.ts'
import { jsonFailureLog } from './failureLog.ts'

/** A development server that keeps its log. */
async function loggedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  const config = readConfig({ DATABASE: join(folder, 'world.sqlite'), TEMPLATE: inject('template') })
  const worlds = openWorlds({ ...config, chance: systemChance, realNow: Date.now })
  const lines: string[] = []
  const app = await buildApp({ config, worlds, chance: systemChance, logStream: { write: (line) => lines.push(line) } })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    worlds.close()
    rmSync(folder, { recursive: true })
  })
  return { http: () => request(app.server), sqlite: worlds.default.db.$client, lines }
}

test('keeps personal data, passwords and tokens out of the log, also when the server fails [FL-116]', async () => {
  const { http, sqlite, lines } = await loggedServer()
  const { body } = await http().post('/api/login').send({ user: '12345678Z', password, captcha: 'localhost' })
  const bearer = { authorization: `Bearer ${body.accessToken}` }
  const cups = sqlite.prepare('select cups from supply_point where holder_id = 1').pluck().get() as string // a text column
  await http().put('/api/users/1').set(bearer).send({ documentNumber: '23456781R', email: body.user.email })
  await http().get(`/api/users/${cups}/%ZZ`)
  sqlite.exec('drop table custom_data')
  const filter = `type::supply|nif::12345678Z|keyId~~${cups}`
  await http().get(pathWithFilter('/api/customData', filter)).set(bearer).expect(500)
  sqlite.exec('drop table session')
  await http().put('/api/tokens').send({ user: '12345678Z', refresh_token: body.refreshToken })
  await http().post('/api/login').send({ user: '12345678Z', password, captcha: 'localhost' })
  const log = lines.join('')
  expect(log).toContain('failed in the server')
  const personal = [
    '12345678Z',
    '23456781R',
    cups,
    body.user.email,
    body.user.phone,
    'Lucía',
    password,
    body.accessToken,
    body.refreshToken,
  ]
  for (const word of personal) expect(log).not.toContain(word)
})

test('keeps path values, queries and bodies out of the request log of a world', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const cups = (await customer.get('/supplypoints')).body.supplyPoints.items[0].cups
  await customer.put(`/customData/${cups}`, { type: 'supply', documentNumber: '12345678Z', name: 'Piso', icon: 'flat' })
  await customer.put('/users/1', { documentNumber: '23456781R', email: 'LUCIA@correo.gal' })
  await customer.get(pathWithFilter('/supplypoints', `12345678Z::${cups}`))
  await customer.get(pathWithFilter('/serviceRequests', 'status::12345678Z'))
  await customer.get(pathWithFilter('/pushNotifications', 'userId::1|lang::12345678Z'))
  await customer.get(pathWithFilter('/customData', 'type::12345678Z'))
  await customer.get('/12345678Z')
  const log = await api.http().get('/__control/worlds/default/requests').expect(200)
  expect(log.body.requests.length).toBeGreaterThan(6)
  for (const word of ['12345678Z', '23456781R', cups, '@correo.gal', customer.session.accessToken, 'Piso'])
    expect(log.text).not.toContain(word)
})

test('shows at the terminal what threw or breaks the contract, and keeps it with the call', async () => {
  const { http, sqlite, lines } = await loggedServer()
  const { body } = await http().post('/api/login').send({ user: '12345678Z', password, captcha: 'localhost' })
  const bearer = { authorization: `Bearer ${body.accessToken}` }
  sqlite.exec("update user set language = 'xx' where id = 1")
  await http().get('/api/users/1').set(bearer).expect(500)
  sqlite.exec('drop table custom_data')
  await http().get(pathWithFilter('/api/customData', 'type::supply|nif::12345678Z')).set(bearer).expect(500)
  expect(lines.join('')).toMatch(/✗ GET \/api\/users\/:id \(getUser\) breaks the contract\.\n {2}answer\/\S+ .+\n/)
  expect(lines.join('')).toMatch(
    /✗ GET \/api\/customData \(\w+\) failed in the server\.\n {2}\w+Error: .*no such table.*\n {2}server\/src\/\S+\.ts:\d+:\d+\n {4}\S.+\n/,
  )
  const { requests } = (await http().get('/__control/worlds/default/requests').expect(200)).body
  expect(requests.slice(0, 2)).toEqual([
    expect.objectContaining({
      status: 500,
      codResult: 'ERROR_GENERICO',
      failure: {
        message: expect.stringContaining('no such table'),
        at: expect.stringMatching(/^server\/src\/\S+\.ts:\d+:\d+$/),
        source: expect.stringMatching(/\S/),
      },
    }),
    expect.objectContaining({ status: 500, codResult: 'ERROR_GENERICO', problems: [expect.stringMatching(/^answer/)] }),
  ])
  expect(requests[1]).not.toHaveProperty('failure')
})

test('writes failures as JSON in production, and no breach of a caller', () => {
  const lines: string[] = []
  const log = jsonFailureLog({ write: (line) => lines.push(line) })
  // Only the id of the request is read.
  const call = { id: 'req-1' } as FastifyRequest
  log.broke(call)
  log.failed(call, new TypeError('no bill'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, reqId: 'req-1', err: expect.objectContaining({ message: 'no bill' }) }),
  ])
})
