import fastJson from 'fast-json-stringify'
import type { FastifyRequest, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { MAX_EXPLAINED_BYTES } from '#src/core/http/jsonBody.ts'
import type { Violation } from '#src/core/result.ts'
import { compileTextCheck, type TextSchema } from './textNumbers.ts'
import { compileCheck } from './validation.ts'

/** The parts of a request that have a schema, in the order in which people are told of them. */
const parts = ['params', 'querystring', 'body'] as const
type Part = (typeof parts)[number]

/** The violations of one part, as the framework hands them on. */
type WrongPart = Error & { readonly violations: readonly Violation[]; readonly validationContext?: string }

/**
 * Makes the check of a part of a request when it is first needed: a server is ready before those of its hundred
 * operations are compiled, and servers of one process share them.
 */
export const lazyValidator: FastifySchemaCompiler<object> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const violations = checkOf(schema, httpPart as Part)(value) // no route has a schema of its headers
    return violations.length === 0 || { error: Object.assign(new Error('a part is wrong'), { violations }) }
  }

/** Makes the serializer of an answer when it is first needed. */
export const lazySerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (value: unknown) =>
    serializerOf(schema)(value)

/**
 * All that is wrong with a request. The framework stops at the first part that is, and a small body is looked at once
 * more for all of it.
 */
export function violationsOf(request: FastifyRequest): Violation[] {
  // It is what the validator above has made, if anything.
  const wrong = request.validationError as WrongPart | undefined
  if (wrong === undefined) return []
  const { schema } = request.routeOptions
  const values = { params: request.params, querystring: request.query, body: request.body ?? null }
  const bytes = bytesOf(request)
  return parts.flatMap((part) => {
    const known = part === wrong.validationContext && (part !== 'body' || bytes > MAX_EXPLAINED_BYTES)
    if (known) return wrong.violations
    // Routes are given schemas that are objects, or none.
    const own = schema?.[part] as object | undefined
    return own === undefined ? [] : checkOf(own, part)(values[part], bytes)
  })
}

/**
 * The size of the body as the caller states it, which the server has held the caller to; unknown where it came in
 * pieces.
 */
function bytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Infinity)
}

type Check = (value: unknown, bytes?: number) => Violation[]

function checkOf(schema: object, part: Part): Check {
  const known = checks.get(schema)
  if (known) return known
  // Paths and queries are objects of texts, which is what their schemas list.
  const made: Check =
    part === 'body'
      ? compileCheck(schema, 'body')
      : compileTextCheck(schema as TextSchema, part === 'params' ? 'path' : 'query')
  checks.set(schema, made)
  return made
}

function serializerOf(schema: object): (value: unknown) => string {
  const known = serializers.get(schema)
  if (known) return known
  const made = fastJson(schema)
  serializers.set(schema, made)
  return made
}

const checks = new WeakMap<object, Check>()
const serializers = new WeakMap<object, (value: unknown) => string>()
