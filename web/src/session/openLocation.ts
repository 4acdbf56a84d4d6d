import { config } from '#src/api/config.ts'

/**
 * Leaves for an identity provider. Allowed are this site, the API's host, the hosts of the installation's links and its
 * `loginHosts`. Returns false for any other address and does nothing.
 */
export function openLocation(address: string, assign = (url: string) => window.location.assign(url)): boolean {
  const url = allowedLocation(address)
  if (url === undefined) return false
  assign(url)
  return true
}

/** The absolute address if it is allowed, else undefined: `https://area.example/home` for `/home`. */
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
