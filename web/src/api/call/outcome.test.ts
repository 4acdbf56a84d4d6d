import { expect, test } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { ApiError } from './apiError.ts'
import { errorText } from './errorText.ts'
import { outcomeOf } from './outcome.ts'

const answer = (code: string) => JSON.stringify({ result: { codResult: code, msgResult: 'whatever' } })
const codeOf = (status: number, body: string, service = 'login') => {
  const outcome = outcomeOf(status, body, service)
  return outcome.ok ? 'success' : outcome.error.code
}

test.each(['0000', '0', '00', '0001', '2901', '2903', '2909', '2910', '3001'])(
  'passes %s as a success [ER-001 ER-002 ER-003 ER-004 ER-005 ER-006 ER-007 ER-008]',
  (code) => expect(codeOf(200, answer(code))).toBe('success'),
)

test('passes 0025 on lists of users alone [ER-009]', () => {
  expect(['users', 'userRoles', 'searchUserByParam'].map((service) => codeOf(200, answer('0025'), service))).toEqual([
    'success',
    'success',
    'success',
  ])
  expect(codeOf(200, answer('0025'), 'login')).toBe('0025')
})

test.each(['1001', '2015', '9002', '1008', '0002', 'anything'])(
  'treats %s, like every other code, as an error [ER-051]',
  (code) => {
    expect(codeOf(200, answer(code))).toBe(code)
  },
)

test('keeps the code of an unknown world', () => {
  expect(codeOf(400, answer('WORLD_UNKNOWN'))).toBe('WORLD_UNKNOWN')
  expect(codeOf(400, answer('1001'))).toBe('9002')
})

test('reads the code from result.codResult, even as a number [ER-050 EN-002]', () => {
  expect(codeOf(200, '{"result":{"codResult":1001},"codResult":"0000"}')).toBe('1001')
  expect(codeOf(200, '{"codResult":"0000"}')).toBe('XXX')
})

test('reads what the API says of a failure from result.msgResult [ER-050]', () => {
  const saying = (result: object) => {
    const outcome = outcomeOf(200, JSON.stringify({ result, msgResult: 'outside' }), 'bills')
    return outcome.ok ? 'success' : outcome.error.apiMessage
  }
  expect(saying({ codResult: '7777', msgResult: 'Cerrado' })).toBe('Cerrado')
  expect(saying({ codResult: '7777', msgResult: 7 })).toBeNull()
  expect(saying({ codResult: '7777' })).toBeNull()
})

test('returns the whole body of a success', () => {
  const body = '{"result":{"codResult":"0000"},"items":[1]}'
  expect(outcomeOf(200, body, 'x')).toEqual({ ok: true, value: { result: { codResult: '0000' }, items: [1] } })
})

test('turns a 4xx into 4008 where its body says so, else into 9002 [ER-044]', () => {
  expect(codeOf(400, answer('4008'))).toBe('4008')
  expect([400, 401, 403, 404, 429].map((status) => codeOf(status, answer('ERROR_GENERICO')))).toEqual(
    Array(5).fill('9002'),
  )
  expect(codeOf(404, '<html>')).toBe('9002')
})

test.each([404, 405, 501])(
  'reports %i as a missing operation, whatever its body, with the reference of the call',
  (status) => {
    for (const body of ['<h1>Not found</h1>', answer('ERROR_GENERICO'), ''])
      expect(outcomeOf(status, body, 'x', '7-A-1')).toMatchObject({
        error: { transportFailure: { kind: 'missing', reference: '7-A-1', lasting: true } },
      })
    expect(outcomeOf(403, '<h1>No</h1>', 'x')).toMatchObject({ error: { transportFailure: { kind: 'unreadable' } } })
  },
)

test('keeps the parts of the request that a refusal names, and ignores malformed ones', () => {
  const violations = [{ where: 'body/phone', problem: 'must be nine digits' }]
  const refusal = (named: unknown) => outcomeOf(400, JSON.stringify({ violations: named }), 'users')
  expect(refusal(violations)).toMatchObject({ ok: false, error: { code: '9002', violations } })
  for (const named of [undefined, null, 'body/phone', [null, 'body/phone', { where: 3 }]])
    expect(refusal(named)).toMatchObject({ error: { violations: [] } })
})

test('turns any other status and an unreadable body into XXX [ER-035]', () => {
  expect([302, 500, 503].map((status) => codeOf(status, answer('0000')))).toEqual(['XXX', 'XXX', 'XXX'])
  expect(['', '<html>', 'null', '[]', '{"result":null}'].map((body) => codeOf(200, body))).toEqual(Array(5).fill('XXX'))
})

test('turns ERROR_GENERICO into AAA [ER-034]', () => expect(codeOf(200, answer('ERROR_GENERICO'))).toBe('AAA'))

test('turns -0001 of the meter readings into XXX, with its words [ER-032]', async () => {
  expect(codeOf(200, answer('-0001'), 'meterReadings')).toBe('XXX')
  expect(codeOf(200, answer('-0001'), 'supplypoints')).toBe('-0001')
  const { t } = await startTexts('es')
  expect(errorText(t, new ApiError({ code: 'XXX', service: 'meterReadings', status: 200 }))).toBe(
    'Lo sentimos, se ha producido un error al hacer la petición. Por favor, inténtalo de nuevo pasados unos minutos.',
  )
})
