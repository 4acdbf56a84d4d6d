/** A function that does its work once for each name. */
export function oncePerName<Value>(work: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (name) => {
    const value = known.get(name) ?? work(name)
    known.set(name, value)
    return value
  }
}
