import type { AddressInfo, Server } from 'node:net'

/** The port of a server that listens at one. */
export function portOf(server: Server): number {
  // Only a pipe, or a server that does not listen, has another kind of address.
  return (server.address() as AddressInfo).port
}
