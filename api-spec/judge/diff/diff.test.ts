import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diffDocuments } from './diff.ts'

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')
/** The published document with a change. */
function changed(change: (document: Any) => void): unknown {
  const document: Any = JSON.parse(text)
  change(document)
  return document
}
// The document is JSON, and each test knows the part that it changes.
type Any = ReturnType<typeof JSON.parse>
const said = (before: unknown, now: unknown) =>
  diffDocuments(before, now).map(({ severity, operation, where, says }) => `${severity} ${operation} ${where}: ${says}`)
const contract: unknown = JSON.parse(text)

test('the contract does not differ from itself', () => {
  expect(diffDocuments(contract, JSON.parse(text))).toEqual([])
})

test('an operation that goes breaks its callers, and a new one is a notice', () => {
  const without = changed(({ paths }) => delete paths['/captcha'])
  expect(said(contract, without)).toEqual(['breaking getCaptcha : there is no such operation any more'])
  expect(said(without, contract)).toEqual(['notice getCaptcha : is a new operation'])
})

test('a field of a request that is needed now breaks, and says which request was right', () => {
  const now = changed(({ components }) => (components.schemas.UserChange.required = ['phone']))
  const found = diffDocuments(contract, now).filter(({ severity }) => severity === 'breaking')
  expect(found).toMatchObject([{ operation: 'updateUser', where: 'body/phone' }])
  expect(found[0]?.says).toBe('may be left out, where it was needed: that was right, and is refused now')
})

test('a new field of an answer is a notice, one that may be missing breaks', () => {
  const more = changed(({ components }) => (components.schemas.Bill.properties.colour = { type: 'string' }))
  expect(new Set(diffDocuments(contract, more).map(({ severity }) => severity))).toEqual(new Set(['notice']))
  const less = changed(({ components }) => components.schemas.Bill.required.shift())
  expect(diffDocuments(contract, less).some(({ severity }) => severity === 'breaking')).toBe(true)
})

test('a code that no client has a text for breaks, and one of other operations is a notice', () => {
  const codes = (code: string) => changed(({ paths }) => paths['/captcha'].get['x-cod-results'].push(code))
  expect(said(contract, codes('7777'))[0]).toMatch(/^breaking getCaptcha codes: may answer 7777/)
  expect(said(contract, codes('TS01000004'))[0]).toMatch(/^notice getCaptcha codes: may answer TS01000004/)
})

test('a role that may call no more breaks, and one that may is a notice', () => {
  const roles = (list: string[]) => changed(({ paths }) => (paths['/listBills'].get['x-roles'] = list))
  expect(said(contract, roles(['US_CC']))).toContain('breaking listBills roles: user may not call it any more')
  expect(said(contract, roles(['anyone']))).toEqual(['notice listBills roles: anyone may call it as well'])
})

test('a key of a filter that is needed now breaks', () => {
  const now = changed(({ paths }) => {
    const filter = paths['/supplypoints'].get['x-filter']
    filter.required = [Object.keys(filter.properties)[0]]
  })
  expect(said(contract, now)[0]).toMatch(/^breaking listSupplyPoints filter\//)
})

test.each([
  ['no document', {}, 'the new document is no OpenAPI document: it has no paths'],
  ['one without roles', { paths: { '/a': { get: { operationId: 'a' } } } }, 'the new document has no x-roles'],
  ['one without names', { paths: { '/a': { get: {} } } }, 'the new document has no operationId at GET /a'],
])('%s is never taken for one without changes', (_what, document, problem) => {
  expect(() => diffDocuments(contract, document)).toThrow(problem)
})
