import type { Person } from './people.ts'

/** A call as an operation of the other API gets it. */
export interface Call {
  readonly operation: string
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly filter: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly token: string
  /** Who calls; undefined for a visitor. */
  readonly person: Person | undefined
}

/** An answer before it is sent. */
export interface OtherAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The encoding of the body; UTF-8 by default. */
  readonly encoding?: 'latin1'
  /** Whether the connection ends within the body. */
  readonly isCut?: boolean
  /** Milliseconds to wait before it is sent. */
  readonly delayMs?: number
}

/** An answer with an outcome. */
export function makeAnswer(code: string, content: object = {}, status = 200): OtherAnswer {
  const body = JSON.stringify({
    result: { codResult: code, msgResult: MESSAGES[code] ?? 'Non foi posible.' },
    ...content,
  })
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body }
}

const MESSAGES: Readonly<Record<string, string>> = { '0000': 'Feito.', '0001': 'Escriba o código.' }

/** A refusal of a call that the contract does not allow, with its place. */
export function makeRefusal(where: string): OtherAnswer {
  return makeAnswer('ERROR_GENERICO', { violations: [{ where, problem: 'is not known' }] }, 400)
}
