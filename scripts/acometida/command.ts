import { type Command, InvalidArgumentError } from 'commander'

/** The package as its commands see it. */
export interface Installation {
  /** The folder that holds the server, the client and the seeded world. */
  readonly folder: string
  /** Sets the exit code of the process, unless something is thrown. */
  readonly exit: (code: number) => void
}

/** Adds an example and the meaning of the exit codes to the help of a command. */
export function explain(command: Command, example: string, codes: readonly string[] = []): Command {
  const all = ['0 when it is done', '1 when it fails', '2 when it is not understood', ...codes]
  return command.addHelpText('after', `\nExample: ${example}\n\nExit codes: ${all.join(', ')}.`)
}

/** Parses a port. */
export function portOf(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new InvalidArgumentError('Allowed: a whole number from 1 to 65535.')
}

/** Parses an instant. */
export function instantOf(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) return value
  throw new InvalidArgumentError('Allowed: a date and time such as 2026-03-16T10:00:00+01:00.')
}

/** Parses the address of an API, and drops a slash at its end. */
export function apiOf(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value))
    return value.replace(/\/+$/, '')
  throw new InvalidArgumentError('Allowed: an address such as https://api.example/v1.')
}
