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

test('finds no difference between the contract and itself', () => {
  expect(diffDocuments(contract, JSON.parse(text))).toEqual([])
})

test('reports a removed operation as breaking and a new one as a notice', () => {
  const without = changed(({ paths }) => delete paths['/captcha'])
  expect(said(contract, without)).toEqual(['breaking getCaptcha : there is no such operation any more'])
  expect(said(without, contract)).toEqual(['notice getCaptcha : is a new operation'])
})

test('reports a newly required request field as breaking, with a request that was right', () => {
  const now = changed(({ components }) => (components.schemas.UserChange.required = ['phone']))
  const found = diffDocuments(contract, now).filter(({ severity }) => severity === 'breaking')
  expect(found).toMatchObject([{ operation: 'updateUser', where: 'body/phone' }])
  expect(found[0]?.says).toBe('may be left out, where it was needed: that was right, and is refused now')
})

test('reports a new answer field as a notice and one that may be missing as breaking', () => {
  const more = changed(({ components }) => (components.schemas.Bill.properties.colour = { type: 'string' }))
  expect(new Set(diffDocuments(contract, more).map(({ severity }) => severity))).toEqual(new Set(['notice']))
  const less = changed(({ components }) => components.schemas.Bill.required.shift())
  expect(diffDocuments(contract, less).some(({ severity }) => severity === 'breaking')).toBe(true)
})

test('reports a code without a text as breaking and a known one as a notice', () => {
  const codes = (code: string) => changed(({ paths }) => paths['/captcha'].get['x-cod-results'].push(code))
  expect(said(contract, codes('7777'))[0]).toMatch(/^breaking getCaptcha codes: may answer 7777/)
  expect(said(contract, codes('TS01000004'))[0]).toMatch(/^notice getCaptcha codes: may answer TS01000004/)
})

test('reports a role that may not call any more as breaking and an added one as a notice', () => {
  const roles = (list: string[]) => changed(({ paths }) => (paths['/listBills'].get['x-roles'] = list))
  expect(said(contract, roles(['US_CC']))).toContain('breaking listBills roles: user may not call it any more')
  expect(said(contract, roles(['anyone']))).toEqual(['notice listBills roles: anyone may call it as well'])
})

test('reports a newly required filter key as breaking', () => {
  const now = changed(({ paths }) => {
    const filter = paths['/supplypoints'].get['x-filter']
    filter.required = [Object.keys(filter.properties)[0]]
  })
  expect(said(contract, now)[0]).toMatch(/^breaking listSupplyPoints filter\//)
})

test.each([
  ['no document', {}, 'the new document is no OpenAPI document: it has no paths'],
  ['Swagger', { swagger: '2.0', paths: {} }, 'the new document is Swagger 2.0; convert it to OpenAPI 3 first'],
])('rejects %s instead of finding no changes', (_what, document, problem) => {
  expect(() => diffDocuments(contract, document)).toThrow(problem)
})

/** A document of another trade in OpenAPI 3.0, with what the contract never has. */
const library = (): Any => ({
  openapi: '3.0.3',
  paths: {
    '/books/{isbn}': {
      parameters: [{ $ref: '#/components/parameters/Isbn' }],
      get: { responses: { '2XX': { $ref: '#/components/responses/Book' } } },
      put: {
        operationId: 'putBook',
        requestBody: { content: { 'application/vnd.library+json': { schema: { $ref: '#/components/schemas/Book' } } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    parameters: { Isbn: { name: 'isbn', in: 'path', required: true, schema: { type: 'string', format: 'isbn' } } },
    responses: { Book: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } } },
    schemas: {
      Named: { type: 'object', required: ['title'], properties: { title: { type: 'string', nullable: true } } },
      Book: {
        allOf: [
          { $ref: '#/components/schemas/Named' },
          {
            properties: {
              pages: { type: 'integer', minimum: 0, exclusiveMinimum: true },
              sequel: { $ref: '#/components/schemas/Book' },
              isbn: { not: { type: 'number' } },
            },
          },
        ],
      },
    },
  },
})

test('compares any OpenAPI document and says what it left out', () => {
  const notes: string[] = []
  expect(diffDocuments(library(), library(), (note) => notes.push(note))).toEqual([])
  expect(notes).toEqual([
    'Not compared in the old document: schemas within themselves.',
    'Not compared in the old document: the keyword not.',
    'Not compared in the new document: schemas within themselves.',
    'Not compared in the new document: the keyword not.',
    'Not compared, because not both documents have them: roles, codes, effect.',
  ])
})

test('finds changes of another document through allOf, nullable and exclusive limits', () => {
  const now = library()
  const { Named, Book } = now.components.schemas
  Named.properties.title.nullable = false
  Book.allOf[1].properties.pages.minimum = 9
  expect(said(library(), now)).toEqual([
    'breaking putBook body/pages: may be 1, below the least of 10: that was right, and is refused now',
    'breaking putBook body/title: may be null, where only string was: that was right, and is refused now',
  ])
  expect(said(now, library())).toContain('breaking GET /books/{isbn} answer/title: may be null, where only string was')
})

test('finds an operation of another id by its address in a document of another API', () => {
  const now = library()
  now.paths['/books/{number}'] = { ...now.paths['/books/{isbn}'], get: { operationId: 'readBook', responses: {} } }
  delete now.paths['/books/{isbn}']
  expect(said(library(), now)).toEqual(['breaking GET /books/{isbn} answer: answers nothing any more'])
  expect(said(contract, library())).toContain('breaking getCaptcha : there is no such operation any more')
})

const deep = (levels: number): object =>
  levels === 0 ? { type: 'string' } : { type: 'array', items: deep(levels - 1) }
const doubling = (levels: number) =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, nth) => {
      const next = nth + 1 === levels ? { type: 'string' } : { $ref: `#/components/schemas/Level${nth + 1}` }
      const properties = { left: next, right: next }
      return [`Level${nth}`, { type: 'object', properties, required: ['left', 'right'], additionalProperties: false }]
    }),
  )

test.each<[string, (document: Any) => void, string]>([
  [
    'a schema that contains itself',
    ({ Bill }) => (Bill.properties.self = { $ref: '#/components/schemas/Bill' }),
    'a schema that contains itself',
  ],
  [
    'references in a circle',
    (schemas) =>
      Object.assign(schemas, {
        Bill: { $ref: '#/components/schemas/User' },
        User: { $ref: '#/components/schemas/Bill' },
      }),
    'contains itself',
  ],
  [
    'a reference to a part of every object',
    ({ Bill }) => (Bill.properties.odd = { $ref: '#/components/schemas/__proto__' }),
    'a reference to #/components/schemas/__proto__, which it does not hold',
  ],
  [
    'a reference to nothing',
    ({ Bill }) => (Bill.properties.odd = { $ref: '#/components/schemas/Nothing' }),
    'a reference to #/components/schemas/Nothing',
  ],
  ['a reference elsewhere', ({ Bill }) => (Bill.properties.odd = { $ref: 'other.json' }), 'a reference to other.json'],
  ['many levels', ({ Bill }) => (Bill.properties.odd = deep(1_000)), 'a schema of more than 50 levels'],
  [
    'schemas that double at each level',
    (schemas) => {
      Object.assign(schemas, doubling(20))
      schemas.Bill.properties.odd = { $ref: '#/components/schemas/Level0' }
    },
    'a schema of more than 5000 parts',
  ],
  [
    'an unknown keyword',
    ({ Bill }) => (Bill.properties.odd = { allOf: [] }),
    'the keyword allOf, which cannot be compared',
  ],
])('rejects a document with %s on either side and names it', (_what, change, problem) => {
  const odd = changed(({ components }) => void change(components.schemas))
  expect(() => diffDocuments(contract, odd)).toThrow(problem)
  expect(() => diffDocuments(contract, odd)).toThrow('the new document')
  expect(() => diffDocuments(odd, contract)).toThrow('the old document')
})

test.each(['constructor', '__proto__'])('finds a new field that is called %s', (name) => {
  const more = changed(({ components }) =>
    Object.defineProperty(components.schemas.Bill.properties, name, { value: { type: 'string' }, enumerable: true }),
  )
  expect(said(contract, more)).not.toEqual([])
})
