/**
 * Throws if an address holds a user or password, without quoting it: addresses are printed, and shown in the room.
 * @param name what gave the address, such as `--target`
 */
export function assertNoCredentials(address: string, name: string): void {
  if (!URL.canParse(address)) return
  const { username, password } = new URL(address)
  if (username === '' && password === '') return
  throw new Error(
    `${name} holds a user or password, which the console and the room would show. Leave them out of the address; clients send them in the header authorization.`,
  )
}
