import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Answer } from '@acometida/e2e/support/manglings.ts'

/** The kind of an answer of the API before it is changed. */
export type Kind = 'success' | 'failure' | 'bad request' | 'no session' | 'forbidden' | 'other'

export function kindOf(id: OperationId, answer: Answer): Kind {
  if (isSuccess(id, answer)) return 'success'
  const kinds: Readonly<Record<number, Kind>> = {
    200: 'failure',
    400: 'bad request',
    401: 'no session',
    403: 'forbidden',
  }
  return kinds[answer.status] ?? 'other'
}

export function isSuccess(id: OperationId, { status, body }: Answer): boolean {
  if (status !== 200) return false
  const { codResult } = contentOf(body).result
  return operations[id].successCodes.some((code) => code === codResult)
}

/** An answer with another content. */
export function changeContent(answer: Answer, change: (content: Content) => unknown): Answer {
  return { ...answer, body: JSON.stringify(change(contentOf(answer.body))) }
}

/** The fields of every answer of the server. */
interface Content {
  readonly result: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

function contentOf(body: string): Content {
  // The server answers each call of the contract with JSON of this shape.
  return JSON.parse(body) as Content
}
