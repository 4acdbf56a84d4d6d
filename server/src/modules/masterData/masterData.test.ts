import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { masterData } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const read = ({ anyone }: TestApi, filter: string) => anyone.get(pathWithFilter('/masterData', filter))

/** Changes a setting of the group EMAIL_BLOCKED. */
function setEmailBlocked({ world }: TestApi, key: string, value: string): void {
  const row = and(eq(masterData.master, 'EMAIL_BLOCKED'), eq(masterData.key, key))
  world().db.update(masterData).set({ value }).where(row).run()
}

/** The value of a configuration lookup. */
const valueOf = async (master: string, key: string, language = 'ES'): Promise<string | undefined> => {
  const { body } = await read(await testApi(), `master::${master}|language::${language}|key::${key}`)
  return body.items[0]?.value
}

test('answers a group whole or by one key, without a token [OP-028 EN-047]', async () => {
  const api = await testApi()
  const whole = await read(api, 'master::POPUP_LOGIN|language::ES')
  expect(whole.body.items.map((item: { key: string }) => item.key)).toEqual([
    'ACTIVO',
    'MENSAJE_POPUP_1',
    'MENSAJE_POPUP_2',
  ])
  const one = await read(api, 'master::POPUP_LOGIN|language::ES|key::ACTIVO')
  expect(one.body.items).toEqual([{ master: 'POPUP_LOGIN', language: 'ES', key: 'ACTIVO', value: 'N' }])
})

test('lists the statuses of SERVICE_REQUEST_FILTERS separated by semicolons [CF-001 CF-011]', async () => {
  expect(await valueOf('SERVICE_REQUEST_FILTERS', 'FILTERS')).toBe('EN CURSO;CERRADA')
})

test('lists the screens of CONTRACT/SCREENS_ACTIVE separated by semicolons [CF-002]', async () => {
  expect(await valueOf('CONTRACT', 'SCREENS_ACTIVE')).toMatch(/^\w+(;\w+)*$/)
})

test('publishes user and password of CARD_PAYMENT/OFFLINE, split at the first hyphen [CF-003]', async () => {
  const [user, ...password] = (await valueOf('CARD_PAYMENT', 'OFFLINE'))?.split('-') ?? []
  expect(user).toMatch(/^70\d{6}$/)
  expect(password.join('-')).not.toBe('')
})

test.each(['ES', 'GL', 'EN'])('lists the categories of SEND_URL in %s [CF-004]', async (language) => {
  const { body } = await read(await testApi(), `master::SEND_URL|language::${language}`)
  expect(body.items.map((item: { key: string }) => item.key)).toEqual(['EXPEDIENTE', 'PAGO', 'SOLICITUD', 'SUMINISTRO'])
})

test('answers S or N for POPUP_LOGIN/ACTIVO [CF-005]', async () => {
  expect(await valueOf('POPUP_LOGIN', 'ACTIVO')).toMatch(/^[SN]$/)
})

test('answers the first message of POPUP_LOGIN [CF-006]', async () => {
  expect(await valueOf('POPUP_LOGIN', 'MENSAJE_POPUP_1')).toMatch(/\w/)
})

test('answers the second message of POPUP_LOGIN [CF-007]', async () => {
  expect(await valueOf('POPUP_LOGIN', 'MENSAJE_POPUP_2')).toMatch(/\w/)
})

test('begins SISTEMA_AVERIAS/AVERIAS_INTERFACES with the interface in use [CF-008]', async () => {
  expect((await valueOf('SISTEMA_AVERIAS', 'AVERIAS_INTERFACES'))?.split(';')[0]).toBe('ADMS')
})

test('rejects sign-ups from domains with a fragment of EMAIL_BLOCKED and accepts others [CF-009 VA-010]', async () => {
  const api = await testApi()
  const signUp = async (email: string) =>
    outcome(await api.anyone.post('/registration/users', { email, checkEmail: true }))
  const fragments = (await valueOf('EMAIL_BLOCKED', 'FRAGMENTS'))?.split(';') ?? []
  expect(fragments).toContain('yopmail')
  for (const fragment of fragments) expect(await signUp(`uxia@x.${fragment}.com`)).toBe('200 2003')
  expect(await signUp('yopmail@correo.gal')).toBe('200 0000')
  setEmailBlocked(api, 'FRAGMENTS', 'correo.gal;;Outro')
  expect([await signUp('uxia@correo.gal'), await signUp('uxia@outro.gal')]).toEqual(['200 2003', '200 2003'])
  expect(await signUp('uxia@yopmail.com')).toBe('200 0000')
})

test('rejects addresses of the dummy domain of EMAIL_BLOCKED in any case [CF-013 VA-009]', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  const domain = (await valueOf('EMAIL_BLOCKED', 'DUMMY_DOMAIN')) ?? ''
  expect(domain).toMatch(/^@/)
  const taken = async (email: string) => outcome(await put('/users/1', { email }))
  expect([await taken(`uxia${domain}`), await taken(`uxia@con${domain.slice(1)}`)]).toEqual(['200 2003', '200 0000'])
  setEmailBlocked(api, 'DUMMY_DOMAIN', '@Ningures.gal')
  expect([await taken('uxia@ningures.gal'), await taken(`uxia${domain}`)]).toEqual(['200 2003', '200 0000'])
})

test('accepts the language in lower case', async () => {
  expect(await valueOf('POPUP_LOGIN', 'ACTIVO', 'es')).toBe('N')
})

test('answers an empty list when nothing matches', async () => {
  const api = await testApi()
  for (const filter of [
    'master::NOTHING|language::ES',
    'master::POPUP_LOGIN|language::FR',
    'master::POPUP_LOGIN|language::ES|key::X',
  ])
    expect((await read(api, filter)).body.items).toEqual([])
})

test('ignores a token, even a wrong one [OP-028]', async () => {
  const api = await testApi()
  const answer = await api.bearing('no token').get(pathWithFilter('/masterData', 'master::POPUP_LOGIN|language::ES'))
  expect(outcome(answer)).toBe('200 0000')
})

test('rejects a filter without group or language', async () => {
  const api = await testApi()
  for (const filter of ['master::POPUP_LOGIN', 'language::ES'])
    expect(outcome(await read(api, filter))).toBe('400 ERROR_GENERICO')
  expect(outcome(await api.anyone.get('/masterData'))).toBe('400 ERROR_GENERICO')
})
