/** The fields that have a value. Leaves out undefined and empty text, which a call has no field for. */
export function omitEmpty<Fields extends object>(
  fields: Fields,
): { -readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  // `fromEntries` loses the names.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as typeof fields
}
