import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalParts, type PersonalShape } from '@acometida/api-spec/generated/personal'
import type { Pseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import { type FilterValue, parseFilter, printFilter } from '@acometida/api-spec/rules/filter'
import { pathParams } from './pathParams.ts'
import type { RecordedCall } from './recordedCall.ts'
import { redactName, redactText, UNKNOWN } from './redactValue.ts'

/** The path and query of a call, below the API's address, with pseudonyms. An unknown path is left out whole. */
export function redactAddress(operation: RecordedCall['operation'], address: string, pseudonyms: Pseudonyms): string {
  if (operation === null) return `/${encodeURIComponent(UNKNOWN)}`
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  const values = pathParams(operation, path)
  const { properties = {} } = personal[operation].path
  const redacted = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(redactParameter(values[name] ?? '', properties[name], pseudonyms)),
  )
  return query === '' ? redacted : `${redacted}?${redactQuery(query, personal[operation], pseudonyms)}`
}

function redactQuery(query: string, parts: PersonalParts, pseudonyms: Pseudonyms): string {
  const { properties = {} } = parts.query
  return [...new URLSearchParams(query)]
    .map(([name, value]) => {
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
