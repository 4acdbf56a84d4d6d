import { readFileSync } from 'node:fs'

/** An answer of a recording, with the user whose session asked for it. */
export interface RecordedAnswer {
  readonly operation: string
  /** The id of the user, by the token; null without a token that says it. */
  readonly userId: string | null
  /** What the body holds; null where it is no JSON. */
  readonly content: unknown
}

/** The answers with status 200 of a file that `acometida proxy --record` wrote. Throws where it is no such file. */
export function readRecording(file: string): RecordedAnswer[] {
  const entries = fieldIn(fieldIn(parsed(readFileSync(file, 'utf8')), 'log'), 'entries')
  if (!Array.isArray(entries)) throw new Error(`${file} is no recording: log.entries is no list`)
  return entries.flatMap((entry: unknown) => {
    const operation = fieldIn(fieldIn(entry, '_acometida'), 'operation')
    const response = fieldIn(entry, 'response')
    if (typeof operation !== 'string' || fieldIn(response, 'status') !== 200) return []
    const content = parsed(fieldIn(fieldIn(response, 'content'), 'text'))
    return [{ operation, userId: subjectOf(bearerIn(fieldIn(fieldIn(entry, 'request'), 'headers'))), content }]
  })
}

/** The value of a field; undefined where there is none. A recording may hold anything. */
export function fieldIn(value: unknown, name: string): unknown {
  // An object of JSON has texts as keys.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

/** The user of a token, by its claims; null where they say none. */
export function subjectOf(token: unknown): string | null {
  const [, claims = ''] = String(token).split('.')
  const subject = fieldIn(parsed(Buffer.from(claims, 'base64url').toString()), 'sub')
  return typeof subject === 'string' ? subject : null
}

function bearerIn(headers: unknown): unknown {
  const all: readonly unknown[] = Array.isArray(headers) ? headers : []
  return fieldIn(
    all.find((each) => String(fieldIn(each, 'name')).toLowerCase() === 'authorization'),
    'value',
  )
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
