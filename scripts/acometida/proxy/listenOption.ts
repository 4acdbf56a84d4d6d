import { isLoopback } from '@acometida/server/core/http/loopback'
import { InvalidArgumentError } from 'commander'
import { portOf } from '../command.ts'

/** Where a server listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** An address as it is typed: `127.0.0.1:4100`, `[::1]:4100`, or a port of this machine. */
export function addressOf(text: string): Address {
  const [, bracketed, plain, port = ''] = /^(?:(?:\[([\da-f:]+)\]|([^:]+)):)?(\d+)$/i.exec(text) ?? []
  if (port === '') throw new InvalidArgumentError('Allowed: an address with a port, such as 127.0.0.1:4100, or a port.')
  return { host: bracketed ?? plain ?? '127.0.0.1', port: portOf(port) }
}

/** Why nobody may listen at an address that other machines reach; null where they do not. */
export function publicProblem({ host }: Address): string | null {
  if (isLoopback(host)) return null
  return `Other machines reach ${host}. Listen at 127.0.0.1, or say --listen-public.`
}
