/** The fields that have a value. Undefined and empty text are left out, as optional fields of a call are. */
export function filled<Fields extends object>(
  fields: Fields,
): { -readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  // `fromEntries` loses the names.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as typeof fields
}
