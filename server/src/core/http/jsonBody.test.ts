import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { describe, expect, test } from 'vitest'
import { compileCheck } from '#src/core/validation/compileCheck.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { hasMoreDelimiters, largestBody } from './jsonBody.ts'

const bodies = Object.entries(operations).filter(([, { body }]) => body !== null)
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, 1]))

describe.each(bodies)('the body of %s', (id, { body }) => {
  const { bytes, marks } = largestBody(body)

  test('has a largest size by the contract', () => {
    expect(bytes).toBeLessThan(Infinity)
    expect(marks).toBeLessThan(Infinity)
  })

  test('accepts its example however it is written', () => {
    // The body holds only ids of its subject, which may be missing here.
    const example = exampleCalls[id as keyof typeof exampleCalls]({} as never).body ?? {}
    const escaped = JSON.stringify(example, null, 2).replace(
      /[a-z]/g,
      (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
    )
    expect(escaped.length).toBeLessThanOrEqual(bytes)
    expect(hasMoreDelimiters(escaped, marks)).toBe(false)
  })
})

test('counts commas and brackets only up to the length of a text', () => {
  const schema = { type: 'object', properties: { note: { type: 'string', maxLength: 3 } } }
  const { marks } = largestBody(schema)
  expect(hasMoreDelimiters(JSON.stringify({ note: ',{[' }), marks)).toBe(false)
  expect(hasMoreDelimiters(JSON.stringify({ note: ',{[,{[,{[,{[,{[,{[,{[' }), marks)).toBe(true)
})

test.each(['/api/login', '/api/registration/users'])('refuses 50,000 unknown fields at %s unread', async (path) => {
  const { http } = await testApi()
  const answer = await http().post(path).send(unknownFields(50_000))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([
    { where: 'body', problem: expect.stringMatching(/^has more than \d+ bytes, the most that this call takes$/) },
  ])
})

test.each([
  ['unknown fields', unknownFields(50_000)],
  ['nested lists', JSON.parse('['.repeat(2_000) + ']'.repeat(2_000))],
])('rejects %s before parsing in a call that takes ten megabytes', async (_what, junk) => {
  const customer = await (await testApi()).as('customer')
  const padding = 'A'.repeat(20_000)
  const file = { nombre: 'a.pdf', tipoMime: 'application/pdf', contenido: padding }
  const answer = await customer.post('/documentum', { ...file, junk })
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations[0].problem).toBe('the body has more values than this call can take')
})

test('reports up to twenty problems of a small body', async () => {
  const { http } = await testApi()
  const right = { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' }
  const two = await http()
    .post('/api/login')
    .send({ ...right, ...unknownFields(2) })
  expect(two.body.violations).toHaveLength(2)
  const many = await http()
    .post('/api/login')
    .send({ ...right, ...unknownFields(500) })
  expect(many.body.violations).toHaveLength(20)
})

test('shortens names made up by the caller', async () => {
  const { http } = await testApi()
  const answer = await http()
    .post('/api/login')
    .send({ ['x'.repeat(5_000)]: 1 })
  expect(answer.text.length).toBeLessThan(1_000)
})

test('checks no more than twenty of fifty thousand wrong fields', () => {
  const check = compileCheck(operations.logIn.body, 'body')
  expect(check(unknownFields(50_000))).toHaveLength(20)
})
