import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalShape, refusal } from '@acometida/api-spec/generated/personal'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { printFilter } from '@acometida/api-spec/rules/filter'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { RecordedCall, RecordedMessage } from '../recordedCall.ts'
import type { Canaries } from './canaries.ts'

/** A call of every operation, and one that the contract does not know, with a canary in every place for a value. */
export function plantedCalls(canaries: Canaries): RecordedCall[] {
  const ids = keysOf(operations)
  return [...ids.map((id) => plantedCall(id, canaries)), unknownCall(canaries), unreadableCall(canaries)]
}

/** A call as a recording holds it: each part as JSON text. */
export function written(call: RecordedCall): string {
  const message = ({ headers, body }: RecordedMessage) => ({ headers, body: body.toString() })
  return JSON.stringify({ path: call.request.path, request: message(call.request), response: message(call.response) })
}

function plantedCall(id: OperationId, canaries: Canaries): RecordedCall {
  const { path, query, filter, body, success } = personal[id]
  const values = Object.entries(path.properties ?? {}).map(([name, shape]) => [name, plantText(shape, canaries)])
  const byName: Readonly<Record<string, string>> = Object.fromEntries(values)
  const asked = new URLSearchParams({ nuevo: canaries.plant('name'), [canaries.plant('nif')]: canaries.plant('phone') })
  for (const [name, shape] of Object.entries(query.properties ?? {})) asked.set(name, plantText(shape, canaries))
  for (const [name, shape] of Object.entries(filter?.properties ?? {})) {
    // One key each time, because a filter with all of them may be too long.
    const value = plantText(shape.items ?? shape, canaries)
    asked.append('filter', printFilter({ [name]: shape.type === 'array' ? [value] : value }))
  }
  const place = operations[id].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(byName[name] ?? ''),
  )
  return {
    ...frame,
    operation: id,
    request: {
      method: operations[id].method,
      path: `${place}?${asked}`,
      headers: plantedHeaders(canaries),
      body: json(body ? plantValue(body, canaries) : { de: canaries.plant('text') }),
    },
    response: {
      status: 200,
      headers: plantedHeaders(canaries),
      body: json(
        plantValue({ type: 'object', properties: { ...refusal.properties, ...success.properties } }, canaries),
      ),
    },
  }
}

const frame = { startedAt: '2026-03-16T09:00:00.000Z', durationMs: 12 } as const

function unknownCall(canaries: Canaries): RecordedCall {
  const message = () => ({
    headers: plantedHeaders(canaries),
    body: json({ [canaries.plant('nif')]: canaries.plant('text') }),
  })
  return {
    ...frame,
    operation: null,
    request: { ...message(), method: 'GET', path: `/people/${canaries.plant('nif')}?q=${canaries.plant('name')}` },
    response: { ...message(), status: 404 },
  }
}

function unreadableCall(canaries: Canaries): RecordedCall {
  const message = () => ({ headers: plantedHeaders(canaries), body: Buffer.from(`<p>${canaries.plant('text')}</p>`) })
  return {
    ...frame,
    operation: 'getUser',
    request: { ...message(), method: 'GET', path: `/users/${canaries.plant('nif')}?%zz=${canaries.plant('name')}` },
    response: { ...message(), status: 502 },
  }
}

function plantedHeaders(canaries: Canaries): [string, string][] {
  return [
    ['Authorization', `Bearer ${canaries.plant('secret')}`],
    ['Cookie', `session=${canaries.plant('secret')}`],
    ['Content-Type', `application/json; name=${canaries.plant('name')}`],
    ['Accept-Language', canaries.plant('name')],
    ['Referer', `https://area.example/customers/${canaries.plant('nif')}`],
    [`x-${canaries.plant('phone')}`, canaries.plant('email')],
  ]
}

/** A value of a shape. Some have a wrong type, as a faulty API may answer. */
function plantValue(shape: PersonalShape, canaries: Canaries): unknown {
  const { type, properties = {}, items, variants } = shape
  if (variants)
    return plantValue(
      {
        type: 'object',
        properties: Object.fromEntries(variants.flatMap((each) => Object.entries(each.properties ?? {}))),
      },
      canaries,
    )
  switch (type) {
    case 'object':
      return {
        ...Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, plantValue(each, canaries)])),
        nuevo: { de: canaries.plant('text') },
        [canaries.plant('nif')]: canaries.plant('name'),
      }
    case 'array':
      return [items, items].map((each) => (each ? plantValue(each, canaries) : canaries.plant('text')))
    case 'string':
      return plantText(shape, canaries)
    case 'number':
      return shape.personal === 'coordinates' ? canaries.plantPlace() : canaries.plant('phone')
    default:
      return [canaries.plant('name')]
  }
}

/** A text for a field. If the field allows only some texts, it is none of them. */
function plantText(
  { personal: kind = 'none', choices, format, pattern, type }: PersonalShape,
  canaries: Canaries,
): string {
  const isFormed = choices !== undefined || format !== undefined || pattern !== undefined
  const isWrong = type !== 'string' || (isFormed && kind === 'none')
  return canaries.plant(isWrong ? 'text' : kind)
}

/** A body in which some of the canaries are written with escapes. */
function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value).replaceAll('Zqaaaaaaa', String.raw`\u005aqaaaaaaa`))
}
