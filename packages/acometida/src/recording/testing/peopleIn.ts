import { personal, type PersonalShape, refusal } from '@acometida/api-spec/generated/personal'
import { decodeUriPart } from '@acometida/api-spec/rules/decodeUriPart'
import { isNie, isNif } from '@acometida/api-spec/rules/person/document'
import { NO_PHONE } from '@acometida/api-spec/rules/person/phone'
import { isCups } from '@acometida/api-spec/rules/supply/cups'
import { parsedJson } from '../../lib/json.ts'
import type { RecordedEntry } from '../harEntry.ts'
import { viewsIn } from './views.ts'

/** Shorter values are shared by many people, or are words of the contract. */
const LEAST_LENGTH = 5

/** The personal values in a call: fields by the contract, and texts by their form. */
export function* peopleIn(entry: RecordedEntry): Generator<string> {
  const {
    _acometida: { operation },
  } = entry
  const parts = operation === null ? null : personal[operation]
  const success = { type: 'object', properties: { ...refusal.properties, ...parts?.success.properties } } as const
  for (const value of [
    ...valuesIn(contentOf(entry.request.postData?.text), parts?.body),
    ...valuesIn(contentOf(entry.response.content.text), success),
  ])
    if (value.length >= LEAST_LENGTH && value !== NO_PHONE && !isMasked(value) && !isShortNumber(value))
      yield value.toLowerCase()
  yield* formsIn(entry)
}

/** Documents, supplies, addresses and phones in a call, in any encoding. */
export function* formsIn(entry: RecordedEntry): Generator<string> {
  for (const view of viewsIn(JSON.stringify(entry))) {
    for (const found of view.match(/(?<![0-9A-Z])(?:\d{8}|[XYZ]\d{7})[A-Z](?![0-9A-Z])/g) ?? [])
      if (isNif(found) || isNie(found)) yield found.toLowerCase()
    for (const found of view.match(/ES\d{16}[A-Z]{2}(?:\d[A-Z])?/g) ?? []) if (isCups(found)) yield found.toLowerCase()
    for (const found of view.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []) yield found.toLowerCase()
    for (const found of view.match(/(?<![\w.])[67]\d{8}(?![\w.])/g) ?? []) if (found !== NO_PHONE) yield found
  }
}

/** Each whole text of a call: in its headers, its address and its bodies. */
export function* textsIn({ request, response }: RecordedEntry): Generator<string> {
  const { pathname, searchParams } = new URL(request.url)
  const texts = [
    ...[...request.headers, ...response.headers].map(({ value }) => value),
    ...pathname.split('/').map(decodeUriPart),
    ...searchParams.values(),
    ...leavesOf(contentOf(request.postData?.text)),
    ...leavesOf(contentOf(response.content.text)),
  ]
  for (const text of texts) yield text.toLowerCase()
}

function* valuesIn(value: unknown, shape: PersonalShape | null | undefined): Generator<string> {
  if (!shape || value === null || value === undefined) return
  const { variants = [], properties = {}, items, personal: kind = 'none', choices } = shape
  for (const variant of variants) yield* valuesIn(value, variant)
  if (typeof value === 'string' && shape.type === 'string' && !choices && !IMPERSONAL.has(kind)) yield value
  if (Array.isArray(value)) for (const each of value) yield* valuesIn(each, items)
  else if (typeof value === 'object')
    for (const [name, each] of Object.entries(value)) yield* valuesIn(each, properties[name])
}

/** Whether a value is its own mask, such as a code of equal digits. */
function isMasked(value: string): boolean {
  return new Set(value).size === 1
}

/**
 * Whether a value is a postcode, an id or a user of the call centre, which may equal another pseudonym by chance. The
 * canaries cover them.
 */
function isShortNumber(value: string): boolean {
  return /^\d{1,8}$/.test(value)
}

/** Kinds that are not personal as such. Files and links are searched by form; texts may be those of the contract. */
const IMPERSONAL: ReadonlySet<string> = new Set(['none', 'file', 'link', 'text'])

function* leavesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* leavesOf(each)
}

/** The parsed JSON of a body; its text if it is not JSON. */
function contentOf(text: string | undefined): unknown {
  return text === undefined ? null : (parsedJson(text) ?? text)
}
