import { fieldsIn } from '@acometida/api-spec/rules/fields'

/** The value of a JSON text; undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a field; undefined if the value has no such field. */
export function fieldIn(value: unknown, name: string): unknown {
  return fieldsIn(value)[name]
}
