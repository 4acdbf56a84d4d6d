import { isIPv4 } from 'node:net'

/**
 * Whether a host name or address, without brackets and port, always means this machine. The whole name counts: one that
 * only begins or ends like these may belong to somebody else.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || isLoopbackAddress(name)
}

const isLoopbackAddress = (name: string): boolean => isIPv4(name) && name.startsWith('127.')
