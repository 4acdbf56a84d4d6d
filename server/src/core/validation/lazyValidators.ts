import { oncePerObject } from '@acometida/api-spec/rules/memoize'
import fastJson from 'fast-json-stringify'
import type { FastifyRequest, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { MAX_EXPLAINED_BYTES } from '#src/core/http/jsonBody.ts'
import type { Violation } from '#src/core/result.ts'
import { compileCheck } from './compileCheck.ts'
import { compileTextCheck, type TextSchema } from './textNumbers.ts'

/** The parts of a request that have a schema, in the order of their violations in an answer. */
const parts = ['params', 'querystring', 'body'] as const
type Part = (typeof parts)[number]

/** The violations of one part, as the framework passes them on. */
type WrongPart = Error & { readonly violations: readonly Violation[]; readonly validationContext?: string }

/**
 * Compiles the validator of a request part when it is first needed. A server is ready before those of its hundred
 * operations are compiled, and servers of one process share them.
 */
export const lazyValidator: FastifySchemaCompiler<object> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const violations = checkOf(schema, httpPart as Part)(value) // no route has a schema of its headers
    return violations.length === 0 || { error: Object.assign(new Error('a part is wrong'), { violations }) }
  }

/** Compiles the serializer of an answer when it is first needed. */
export const lazySerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (value: unknown) =>
    serializerOf(schema)(value)

/**
 * All violations of a request. The framework stops at the first wrong part, so the other parts are checked here, and a
 * small body once more for all of its violations.
 */
export function violationsOf(request: FastifyRequest): Violation[] {
  // It comes from the validator above, if it is there.
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

/** The size of the body as its header states it, which the server has enforced; unknown for a chunked body. */
function bytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Infinity)
}

type Check = (value: unknown, bytes?: number) => Violation[]

/** The check of one part of a request. It is compiled when it is first needed, once for all servers of a process. */
export function checkOf(schema: object, part: Part): Check {
  const known = checks.get(schema)
  if (known) return known
  const made: Check = part === 'body' ? compileCheck(schema, 'body') : checkOfTexts(schema, part)
  checks.set(schema, made)
  return made
}

function checkOfTexts(schema: object, part: 'params' | 'querystring'): Check {
  // Paths and queries are objects of texts, and so are their schemas.
  return compileTextCheck(schema as TextSchema, part === 'params' ? 'path' : 'query')
}

const serializerOf = oncePerObject((schema: object) => fastJson(schema))

const checks = new WeakMap<object, Check>()
