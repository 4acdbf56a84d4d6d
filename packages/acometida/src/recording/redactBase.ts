/** A host that clients call by: a name or address, and a port. */
const HOST = /^(?:[a-z][a-z-]*(?:\.[a-z][a-z-]*)*|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$/i

/**
 * The address of the API as the client called it, without what a client has put in the header `host`: it may hold an
 * address with a person's data. A name with digits may be a document.
 */
export function redactBase(base: string): string {
  const [, scheme = '', host = '', path = ''] = /^(https?:\/\/)(.*?)(\/api)?$/.exec(base) ?? []
  return HOST.test(host) ? base : `${scheme || 'http://'}unknown.invalid${path}`
}
