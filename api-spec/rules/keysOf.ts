/** The keys of a literal or of a generated table, which have no other keys than their types say. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // The library allows for objects with more keys than their types.
  return Object.keys(table) as Key[]
}
