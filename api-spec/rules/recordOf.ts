/** A record with a value for each of the names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // `fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}
