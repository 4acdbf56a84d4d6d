/** The client's name for a method of the contract, such as `get` for `GET`. */
export function verbOf<Method extends string>(method: Method): Lowercase<Method> {
  // The library does not type what it changes.
  return method.toLowerCase() as Lowercase<Method>
}
