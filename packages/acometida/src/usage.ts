import { CLOCK_TIMES, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { assertNoCredentials } from './lib/assertNoCredentials.ts'

/** The package as its commands see it. */
export interface Installation {
  /** The folder that holds the server, the client and the seeded world. */
  readonly folder: string
  /** Sets the exit code of the process, unless something is thrown. */
  readonly exit: (code: number) => void
}

/** An error that ends the command with a code of its own. Any other error ends it with 1. */
export class ExitError extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The exit code of a command that is not understood. */
export const USAGE = 2

/** An error in what the user has given. */
export class UsageError extends ExitError {
  constructor(message: string) {
    super(USAGE, message)
  }
}

/** Does some work. If it fails, the command ends with this code, unless the error has its own. */
export async function orExit<Value>(exitCode: number, work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ExitError) throw error
    throw new ExitError(exitCode, error instanceof Error ? error.message : String(error))
  }
}

/** Adds an example and the meaning of the exit codes to the help of a command. */
export function explain(command: Command, example: string, codes: readonly string[] = []): Command {
  const all = ['0 success', '1 failure', '2 wrong usage', ...codes]
  return command.addHelpText('after', `\nExample: ${example}\n\nExit codes: ${all.join(', ')}.`)
}

/** The option of the findings that end a command with 1. */
export function failOnOption(): Option {
  return new Option('--fail-on <severity>', 'the lowest severity that fails the command')
    .choices(['broken', 'drift'])
    .default('broken')
}

/** Makes a parser of whole numbers within limits. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Allowed: a whole number from ${least} to ${most}.`)
  }
}

export const portNumber = wholeNumber(1, 65_535)

/** Makes a parser of some of these words, with commas between. */
export function someOf<Word extends string>(words: readonly Word[]): (value: string) => Word[] {
  return (value) => {
    const asked = value.split(',')
    const known = asked.flatMap((each) => words.find((word) => word === each) ?? [])
    if (known.length === asked.length) return known
    throw new InvalidArgumentError(`Allowed: ${words.join(', ')}, with commas between.`)
  }
}

/** Checks an instant with its offset, such as `2026-03-16T10:00:00+01:00`. */
export function parseInstant(value: string): string {
  if (parseClockTime(value) !== undefined) return value
  throw new InvalidArgumentError(`Allowed: ${CLOCK_TIMES}.`)
}

/**
 * Parses the address of an API, such as `http://127.0.0.1:3000/api`, and drops a slash at its end. Addresses are
 * printed, so they hold no password.
 */
export function parseApiUrl(value: string): string {
  try {
    assertNoCredentials(value, 'The address')
  } catch (error) {
    // An InvalidArgumentError would quote it.
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value))
    return value.replace(/\/+$/, '')
  throw new InvalidArgumentError('Allowed: an address such as https://api.example/v1.')
}
