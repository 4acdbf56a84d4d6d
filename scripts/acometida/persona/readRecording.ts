import { fieldIn, readHar } from '../recording/readHar.ts'

/** An answer of a recording, with the user whose session asked for it. */
export interface RecordedAnswer {
  readonly operation: string
  /** The id of the user from the token; null without a token that has it. */
  readonly userId: string | null
  /** The parsed body; null if it is not JSON. */
  readonly content: unknown
}

/** The answers with status 200 in a HAR file. Throws a `HarError` that says what is wrong with the file. */
export function readRecording(file: string): RecordedAnswer[] {
  return readHar(file)
    .filter(({ answer }) => answer.status === 200)
    .map(({ operation, authorization, answer }) => ({
      operation,
      userId: subjectOf(authorization),
      content: parsed(answer.body.toString()),
    }))
}

/** The user in the claims of a token; null if there is none. */
export function subjectOf(token: unknown): string | null {
  const [, claims = ''] = String(token).split('.')
  const subject = fieldIn(parsed(Buffer.from(claims, 'base64url').toString()), 'sub')
  return typeof subject === 'string' ? subject : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
