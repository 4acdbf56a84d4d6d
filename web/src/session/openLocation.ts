import { config } from '#src/api/config.ts'

/**
 * Leaves for the place where somebody has to log in instead. Only this site, the API's, those of the installation's own
 * links and the hosts that it names for logging in are places to go to; false for any other, to which nothing happens.
 */
export function openLocation(address: string, assign = (url: string) => window.location.assign(url)): boolean {
  const url = allowedLocation(address)
  if (url === undefined) return false
  assign(url)
  return true
}

/** The whole address, if it is one to go to; else undefined. */
export function allowedLocation(address: string): string | undefined {
  const { origin } = window.location
  if (address === '' || !URL.canParse(address, origin)) return undefined
  const { apiBase, links, loginHosts } = config()
  const allowed = [
    origin,
    ...loginHosts.map((host) => `https://${host}`),
    ...[apiBase, ...Object.values(links)].filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
  ]
  const url = new URL(address, origin)
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  return web && allowed.includes(url.origin) ? url.href : undefined
}
