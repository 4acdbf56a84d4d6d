export type Sort = { readonly field: string; readonly descending: boolean }

/** Reads the text of a `sort` parameter: a field, with - in front for descending; undefined when it is none of the call's. */
export function parseSort(text: string, allowedFields: readonly string[]): Sort | undefined {
  const descending = text.startsWith('-')
  const field = descending ? text.slice(1) : text
  return allowedFields.includes(field) ? { field, descending } : undefined
}

/** Writes a sort as it travels. */
export function printSort({ field, descending }: Sort): string {
  return descending ? `-${field}` : field
}
