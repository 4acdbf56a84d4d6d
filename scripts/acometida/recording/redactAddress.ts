import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalParts, type PersonalShape } from '@acometida/api-spec/generated/personal'
import type { Pseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import { decoded } from '@acometida/api-spec/rules/decoded'
import { type FilterValue, parseFilter, printFilter } from '@acometida/api-spec/rules/filter'
import type { RecordedCall } from './recordedCall.ts'
import { redactName, redactText, UNKNOWN } from './redactValue.ts'

/** Path and query of a call below the API's address, with pseudonyms. Nothing of an unknown path stays. */
export function redactAddress(operation: RecordedCall['operation'], address: string, pseudonyms: Pseudonyms): string {
  if (operation === null) return `/${encodeURIComponent(UNKNOWN)}`
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  const redacted = redactPath(operations[operation].path, path, personal[operation].path, pseudonyms)
  return query === '' ? redacted : `${redacted}?${redactQuery(query, personal[operation], pseudonyms)}`
}

/** The template of a path with its redacted parameters, read from the end of the called path. */
function redactPath(
  template: string,
  path: string,
  { properties = {} }: PersonalShape,
  pseudonyms: Pseudonyms,
): string {
  const parts = template.split('/')
  const values = path.split('/').slice(1 - parts.length)
  return parts
    .map((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) return part
      return encodeURIComponent(redactParameter(decoded(values[index - 1] ?? ''), properties[name], pseudonyms))
    })
    .join('/')
}

function redactQuery(query: string, parts: PersonalParts, pseudonyms: Pseudonyms): string {
  const { properties = {} } = parts.query
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = decoded(rest.join('=').replaceAll('+', ' '))
      if (name === 'filter' && parts.filter)
        return `filter=${encodeURIComponent(redactFilter(value, parts.filter, pseudonyms))}`
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined
      const shown = shape ? name : encodeURIComponent(redactName(name))
      return `${shown}=${encodeURIComponent(redactParameter(value, shape, pseudonyms))}`
    })
    .join('&')
}

function redactFilter(text: string, { properties = {} }: PersonalShape, pseudonyms: Pseudonyms): string {
  const read = parseFilter(text, Object.keys(properties))
  if (!read.ok) return UNKNOWN
  const values = [...read.filter].map(([key, value]): [string, FilterValue] => {
    const shape = properties[key]
    const one = (each: string) => redactParameter(each, shape?.items ?? shape, pseudonyms)
    return [key, typeof value === 'string' ? one(value) : value.map(one)]
  })
  return printFilter(Object.fromEntries(values))
}

/** Redacts a parameter, which may be a number or a boolean written as text. */
function redactParameter(text: string, shape: PersonalShape | undefined, pseudonyms: Pseudonyms): string {
  if (shape?.type === 'string') return redactText(text, shape, pseudonyms)
  if (shape?.type === 'number') return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? text : UNKNOWN
  return shape?.type === 'boolean' && /^(?:true|false)$/.test(text) ? text : UNKNOWN
}
