import { personal, type PersonalShape, refusal } from '@acometida/api-spec/generated/personal'
import { makePseudonyms, type Pseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import { type CallHeaders, readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { parsedJson } from '../lib/json.ts'
import type { RecordedCall, RecordedMessage, Redact } from './recordedCall.ts'
import { redactAddress } from './redactAddress.ts'
import { redactHeaders } from './redactHeaders.ts'
import { redactValue, UNKNOWN } from './redactValue.ts'

/**
 * Makes the function that redacts the calls of a recording. It drops everything that the contract does not know, masks
 * secrets, and replaces personal data by pseudonyms that are valid in their kind.
 * @param key 32 bytes. Recordings under one key have the same pseudonyms; without it nobody can trace them back.
 * @param callHeaders the headers of the client
 */
export function redactor(key: Buffer, callHeaders: CallHeaders = readCallHeaders({})): Redact {
  const pseudonyms = makePseudonyms(key)
  return (call) => {
    try {
      return redactCall(call, { pseudonyms, callHeaders })
    } catch {
      return emptied(call)
    }
  }
}

/** What all messages of a recording are redacted with. */
interface Means {
  readonly pseudonyms: Pseudonyms
  readonly callHeaders: CallHeaders
}

function redactCall(call: RecordedCall, means: Means): RecordedCall {
  const { operation, request, response } = call
  const parts = operation === null ? null : personal[operation]
  const answer = { ...refusal.properties, ...parts?.success.properties }
  return {
    ...call,
    request: {
      ...request,
      path: redactAddress(operation, request.path, means.pseudonyms),
      ...redactMessage(request, parts?.body ?? undefined, means),
    },
    // A success has its result beside its own fields, a failure has only the result.
    response: { ...response, ...redactMessage(response, { type: 'object', properties: answer }, means) },
  }
}

function redactMessage(
  { headers, body }: RecordedMessage,
  shape: PersonalShape | undefined,
  { pseudonyms, callHeaders }: Means,
): RecordedMessage {
  return { headers: redactHeaders(headers, pseudonyms, callHeaders), body: redactBody(body, shape, pseudonyms) }
}

/** Redacts a JSON body by its shape. The size replaces any other body. */
function redactBody(body: Buffer, shape: PersonalShape | undefined, pseudonyms: Pseudonyms): Buffer {
  if (body.length === 0) return body
  const value = parsedJson(body.toString())
  return Buffer.from(
    value === undefined ? `(no JSON, ${body.length} bytes)` : JSON.stringify(redactValue(value, shape, pseudonyms)),
  )
}

function emptied({ request, response, ...call }: RecordedCall): RecordedCall {
  const nothing = { headers: [], body: Buffer.alloc(0) }
  return {
    ...call,
    request: { ...request, ...nothing, path: `/${encodeURIComponent(UNKNOWN)}` },
    response: { ...response, ...nothing },
  }
}
