import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/**
 * A larger wrong body is not explained field by field: finding all violations could cost many times as much as reading
 * it.
 */
export const MAX_EXPLAINED_BYTES = 16 * 1024
/** A client may write each character as two escapes. */
const escapedBytes = '\\ud83d\\udd0c'.length
/** The most bytes around a value: its comma or colon, a line break, indentation. */
const AROUND_BYTES = 64
/** Dates and instants by RFC 3339. */
const INSTANT_BYTES = 40

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The number of commas and opening brackets in the largest valid body: at least the number of its values. */
    mostMarks?: number
  }
}

/** The keywords of a schema that limit the size of its values. */
interface SizeKeywords {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly SizeKeywords[]
  readonly oneOf?: readonly SizeKeywords[]
  readonly properties?: Readonly<Record<string, SizeKeywords>>
  readonly items?: SizeKeywords
  readonly maxItems?: number
  readonly maxLength?: number
  readonly contentEncoding?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

interface Size {
  readonly bytes: number
  readonly marks: number
}

/**
 * The size of the largest valid JSON body of an operation, however it is written. A larger body is refused before it is
 * read, so no shape of it can cost anything. Infinity if a text or a list of the schema has no limit.
 */
export function largestBody(schema: object | null): Size {
  const { bytes, marks } = largestJson(schema ?? { type: 'null' })
  return { bytes: Math.max(MAX_EXPLAINED_BYTES, bytes), marks }
}

/**
 * Reads JSON as the framework does, but refuses a large text with more commas and brackets than a valid one can have:
 * many small or nested values cost far more than their bytes. A body of no bytes is none, whatever its type.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null)
    const text = decodeBody(bytes, request.headers['content-type'] ?? '')
    if (text instanceof Error) return done(text)
    const { mostMarks = Infinity } = request.routeOptions.config
    if (text.length > MAX_EXPLAINED_BYTES && hasMoreDelimiters(text, mostMarks))
      return done(refusal('the body has more values than this call can take'))
    return parse(request, text, (error, value: unknown) => {
      if (error === null && HALF_CHARACTER.test(text) && hasHalfCharacter(value))
        return done(refusal('the body has half a character, such as \\ud83d without the half that follows it'))
      return done(error, value)
    })
  })
  // The framework reads it as text.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, ({ headers }, bytes, done) =>
    bytes.length === 0
      ? done(null)
      : done(refusal(`the content-type is ${headers['content-type']}; send application/json`)),
  )
}

/**
 * The text of a body in the charset that its type names, or else in UTF-8, which RFC 8259 requires. Bytes that the
 * charset does not have are an error, so that no name is stored with a replacement character.
 */
function decodeBody(bytes: Buffer, contentType: string): string | Error {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? []
  if (/^utf-?8$/i.test(charset))
    return isUtf8(bytes)
      ? bytes.toString()
      : refusal(
          'the body is not UTF-8; send it in UTF-8, or name its charset, such as application/json; charset=iso-8859-1',
        )
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch (error) {
    const isUnknown = error instanceof RangeError
    return refusal(
      `the charset ${charset} is ${isUnknown ? 'unknown' : 'not that of the body'}; send the body in UTF-8`,
    )
  }
}

const refusal = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 })

/** The escape of one half of a character outside the basic plane. Two of them are a whole character. */
const HALF_CHARACTER = /\\ud[89a-f]/i

/** Whether a text in a value has a half of a character. JSON writes a half as an escape, and a whole one as it is. */
function hasHalfCharacter(value: unknown): boolean {
  return /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value))
}

/** Whether a text has more than `max` commas and opening brackets. Stops reading there. */
export function hasMoreDelimiters(text: string, max: number): boolean {
  let found = 0
  for (const mark of [',', '{', '['])
    for (let at = text.indexOf(mark); at >= 0 && found <= max; at = text.indexOf(mark, at + 1)) found += 1
  return found > max
}

function largestJson(schema: SizeKeywords): Size {
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return largestOf(variants.map(largestJson))
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values) return sizeOfText(Math.max(...values.map((value) => String(value).length)))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return largestOf(types.map((type) => largestOfType(type, schema)))
}

function largestOfType(type: string, schema: SizeKeywords): Size {
  if (type === 'object')
    return Object.entries(schema.properties ?? {})
      .flatMap(([name, value]) => [sizeOfText(name.length), largestJson(value)])
      .reduce(sum, one)
  if (type === 'array') {
    const item = largestJson(schema.items ?? {})
    const { maxItems = Infinity } = schema
    return { bytes: AROUND_BYTES + maxItems * item.bytes, marks: 1 + maxItems * item.marks }
  }
  if (type !== 'string') return one
  const { maxLength = Infinity, contentEncoding, format } = schema
  if (contentEncoding === 'base64') return { bytes: AROUND_BYTES + maxLength, marks: 1 }
  return sizeOfText(format === 'date' || format === 'date-time' ? INSTANT_BYTES : maxLength)
}

/** Each character may be a mark. */
function sizeOfText(length: number): Size {
  return { bytes: AROUND_BYTES + length * escapedBytes, marks: length + 1 }
}

function sum(some: Size, more: Size): Size {
  return { bytes: some.bytes + more.bytes, marks: some.marks + more.marks }
}

function largestOf(sizes: readonly Size[]): Size {
  return { bytes: Math.max(...sizes.map(({ bytes }) => bytes)), marks: Math.max(...sizes.map(({ marks }) => marks)) }
}

/** A number, a boolean, null, or the brackets of an object, with the comma after it. */
const one: Size = { bytes: AROUND_BYTES, marks: 1 }
