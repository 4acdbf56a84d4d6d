import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { HttpAnswer } from '../lib/httpCall.ts'
import { fieldIn, parsedJson } from '../lib/json.ts'
import type { Answered, Place } from './target.ts'

/** Which operations an API lacks, by the answers that it gave so far. */
export interface Presence {
  readonly note: (answered: Pick<Answered, 'status' | 'type' | 'code'>, operation: OperationId) => void
  /** Whether each answer so far says that there is no such operation, and there was one. */
  readonly isAbsent: (operation: OperationId) => boolean
}

/** An address that no API has. */
const UNKNOWN_PATH = '/no-such-operation-of-the-contract'
/** The statuses by which the client knows that an operation is not there. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501])

/** Asks for an address that does not exist, to know how this API says so: some answer a page, or refuse the visitor. */
export async function openPresence({ probe }: Pick<Place, 'probe'>): Promise<Presence> {
  const unknown = formOf(await probe({ method: 'GET', path: UNKNOWN_PATH }))
  const isUsual = isTelling(unknown)
  const seen = new Map<OperationId, boolean>()
  return {
    note: (answered, operation) => {
      const form = { ...answered, type: mediaTypeOf(answered.type) }
      const isAlike = form.status === unknown.status && form.type === unknown.type && form.code === unknown.code
      // Whoever answers with a code has the operation, unless the API answers every unknown address so.
      const isMissing = saysMissing(form) || (isUsual && isAlike)
      seen.set(operation, isMissing && (seen.get(operation) ?? true))
    },
    isAbsent: (operation) => seen.get(operation) ?? false,
  }
}

/** Whether an answer without a code says, by its status, that there is no such operation. */
export function saysMissing({ status, code }: Pick<Answered, 'status' | 'code'>): boolean {
  return MISSING.has(status) && code === ''
}

type Form = Pick<Answered, 'status' | 'type' | 'code'>

/** The form of an answer that was not made by an operation. */
export function formOf({ status, headers, body }: HttpAnswer): Form {
  const code = String(fieldIn(fieldIn(parsedJson(body), 'result'), 'codResult') ?? '')
  return { status, type: mediaTypeOf(headers['content-type'] ?? ''), code }
}

/** Whether the answer about an unknown address differs from those about the operations of an API. */
function isTelling({ status, code }: Form): boolean {
  if (status >= 200 && status < 300) return code === ''
  return status >= 300 && status < 500 && ![400, 401, 429].includes(status)
}

const mediaTypeOf = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? ''
