import openapi from '@acometida/api-spec/documents/openapi.json' with { type: 'json' }
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { enErrors } from '@acometida/api-spec/generated/errorTexts.en'
import { esErrors } from '@acometida/api-spec/generated/errorTexts.es'
import { glErrors } from '@acometida/api-spec/generated/errorTexts.gl'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import { resultEnvelope } from './core/http/envelope.ts'

type Code = keyof typeof errorCatalogue
const codes = keysOf(errorCatalogue)
const entries = Object.entries(operations)
const codesOf = (operation: (typeof operations)[keyof typeof operations]): Code[] => [
  ...operation.successCodes,
  ...operation.failureCodes,
]

test.each(entries)('lists every code of %s in the catalogue as a success or a failure', (_id, operation) => {
  for (const code of operation.successCodes) expect(errorCatalogue[code].outcome).toBe('success')
  for (const code of operation.failureCodes) expect(errorCatalogue[code].outcome).toBe('failure')
  expect(codesOf(operation)).toContain('0000')
})

test('has a text of every code in three languages and sends the Spanish one [LA-003]', () => {
  for (const code of codes) {
    for (const texts of [esErrors, glErrors, enErrors]) expect(texts[code], code).toMatch(/\p{L}{3}/u)
    expect(resultEnvelope(code)).toEqual({ codResult: code, msgResult: esErrors[code] })
  }
  for (const texts of [glErrors, enErrors]) expect(Object.keys(texts)).toEqual(Object.keys(esErrors))
})

test('explains every code and how to provoke it', () => {
  for (const code of codes) {
    expect(errorCatalogue[code].meaning).toMatch(/\w/)
    expect(errorCatalogue[code].provoke).toMatch(/\w/)
  }
})

test('answers every code with status 200, except the password policy', () => {
  expect(codes.filter((code) => errorCatalogue[code].status !== 200)).toEqual(['4008'])
})

test.each(entries)('publishes exactly the codes of %s', (id, operation) => {
  const published = publishedCodes(id)
  const withStatus200 = codesOf(operation).filter((code) => errorCatalogue[code].status === 200)
  expect(published).toEqual(withStatus200.toSorted())
})

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: {
    readonly result?: { readonly properties?: { readonly codResult: { readonly enum: readonly string[] } } }
  }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface PublishedOperation {
  readonly operationId: string
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  }
}

/** The codes that the published document allows in answers of an operation with status 200. */
function publishedCodes(id: string): string[] {
  // TypeScript gives a JSON import the type of its present content; here it is read as a document.
  const { paths, components } = openapi as unknown as Document
  const published = Object.values(paths).flatMap((path) => Object.values(path))
  const answer = published.find(({ operationId }) => operationId === id)?.responses[200].content['application/json']
    .schema
  const kinds = (answer?.anyOf ?? [answer]).map((kind) => components.schemas[kind?.$ref?.split('/').at(-1) ?? ''])
  return kinds.flatMap((kind) => kind?.properties?.result?.properties?.codResult.enum ?? []).toSorted()
}
