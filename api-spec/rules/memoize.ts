/**
 * Caches the results of a pure function by a key that names everything they depend on. A full cache is cleared, which
 * costs less than tracking which result was used last.
 */
export function memoize<Args extends readonly unknown[], Value>(
  capacity: number,
  keyOf: (...args: Args) => string,
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, Value>()
  return (...args) => {
    const key = keyOf(...args)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= capacity) known.clear()
    const value = compute(...args)
    known.set(key, value)
    return value
  }
}

/** A function that computes its result once for each object. The result is collected with the object. */
export function oncePerObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = compute(key)
      known.set(key, value)
    }
    return value
  }
}
