/** The fields of a JSON value by name. Those of a list are its items by index. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object or a list. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Whether a value is an object. A list is none. */
export function isObject(value: unknown): value is Fields {
  return hasFields(value) && !Array.isArray(value)
}

/** The fields of an object or a list; of any other value none. */
export function fieldsIn(value: unknown): Fields {
  return hasFields(value) ? value : {}
}
