import type { FastifyRequest } from 'fastify'

/** The world that a call names, and the part of the request that names it. */
interface NamedWorld {
  readonly id: string
  readonly where: 'header/x-sandbox' | 'header/host' | 'cookie/x-sandbox'
}

/**
 * The world that a call names: by the header `x-sandbox`, else by the first label of a host below `localhost`, else by
 * the cookie `x-sandbox`. Null for a call that names none.
 */
export function namedWorld({ headers }: FastifyRequest): NamedWorld | null {
  const given = headers['x-sandbox']
  if (typeof given === 'string') return { id: given, where: 'header/x-sandbox' }
  const label = LABEL.exec(headers.host ?? '')?.[1]
  if (label !== undefined) return { id: label.toLowerCase(), where: 'header/host' }
  const kept = headers.cookie === undefined ? undefined : COOKIE.exec(headers.cookie)?.[1]
  return kept === undefined ? null : { id: kept, where: 'cookie/x-sandbox' }
}

const LABEL = /^([a-z0-9][a-z0-9-]*)\.localhost(?::\d+)?$/i
const COOKIE = /(?:^|;\s*)x-sandbox=([^;\s]*)/

/**
 * The client's address in each world. The default world has the client's own address. Any other has its own host name
 * below `localhost`, such as `http://mine.localhost:5173`, so that links in messages stay in their world. A client on
 * another host has one address for all worlds.
 */
export function clientAddresses(clientUrl: string): (world: string) => string {
  const { protocol, hostname, host } = new URL(clientUrl)
  if (hostname !== 'localhost') return () => clientUrl
  return (world) => (world === 'default' ? clientUrl : `${protocol}//${world}.${host}`)
}
