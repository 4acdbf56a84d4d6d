type Place = Pick<Location, 'protocol' | 'hostname' | 'host' | 'origin'>

/**
 * The origin at which the client is in a world. Below `localhost` each world has one of its own; elsewhere there is one
 * for all, and a cookie says which world.
 */
export function originOf(world: string, { protocol, hostname, host, origin }: Place): string {
  if (!isBelowLocalhost(hostname)) return origin
  const base = host.replace(/^.*?(?=localhost(:|$))/, '')
  return `${protocol}//${world === 'default' ? base : `${world}.${base}`}`
}

/** Whether the name of a host tells the world. */
export function isBelowLocalhost(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname)
}
