import { isLoopback } from '@acometida/server/base/loopback'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { portNumber } from '../usage.ts'

/** The host and port that a server listens on. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** The options that say where a command listens. */
export interface ListenOptions {
  readonly listen: Address
  readonly listenPublic: boolean
}

const LISTEN = '127.0.0.1:4100'

/** Adds the options of where a command listens. */
export function addListenOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--listen <address>', 'the address or the port to listen on')
        .argParser(addressOf)
        .default(addressOf(LISTEN), LISTEN),
    )
    .option('--listen-public', 'accepts calls from other machines', false)
}

/** Parses an address: `127.0.0.1:4100`, `[::1]:4100`, or a port of this machine. */
function addressOf(text: string): Address {
  const [, bracketed, plain, port = ''] = /^(?:(?:\[([\da-f:]+)\]|([^:]+)):)?(\d+)$/i.exec(text) ?? []
  if (port === '') throw new InvalidArgumentError('Allowed: an address with a port, such as 127.0.0.1:4100, or a port.')
  return { host: bracketed ?? plain ?? '127.0.0.1', port: portNumber(port) }
}

/** Ends the command if other machines could reach the host, unless the user allows that. */
export function refusePublic({ listen: { host }, listenPublic }: ListenOptions, command: Command): void {
  if (!listenPublic && !isLoopback(host))
    command.error(`error: other machines can reach ${host}. Listen on 127.0.0.1, or add --listen-public.`)
}
