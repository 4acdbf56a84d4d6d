import { isIPv4 } from 'node:net'

/**
 * Whether a host name or address, without brackets and port, always means this machine. Every letter counts: what
 * merely begins or ends like one of these may be a name of somebody else.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || isLoopbackAddress(name)
}

const isLoopbackAddress = (name: string): boolean => isIPv4(name) && name.startsWith('127.')
