type Place = Pick<Location, 'protocol' | 'hostname' | 'host' | 'origin'>

/**
 * The origin of the client in a world, such as `http://mine.localhost:5173`. Below `localhost` each world has its own;
 * elsewhere all worlds share one, and a cookie names the world.
 */
export function originOf(world: string, { protocol, hostname, host, origin }: Place): string {
  if (!isBelowLocalhost(hostname)) return origin
  const base = host.replace(/^.*?(?=localhost(:|$))/, '')
  return `${protocol}//${world === 'default' ? base : `${world}.${base}`}`
}

/** Whether a host name can contain the name of a world, as `mine.localhost` does. */
export function isBelowLocalhost(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname)
}
