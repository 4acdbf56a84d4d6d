import { parseArgs } from 'node:util'
import { type MistakeName, mistakeNames, mistakes } from './mistakes.ts'

/** The arguments of the imperfect API's command. */
interface ImperfectOptions {
  readonly before: string
  readonly port: number
  /** The mistakes that the API still makes. */
  readonly mistakes: readonly MistakeName[]
  readonly help: boolean
}

/** An unknown word. The message names it and says what would be right. */
export class OptionError extends Error {}

const BEFORE = 'http://127.0.0.1:4000'
const PORT = '4200'

/** Reads the arguments of the command. Throws a `OptionError`. */
export function parseImperfectOptions(args: readonly string[]): ImperfectOptions {
  const { before = BEFORE, port = PORT, without = '', help = false } = valuesOf(args)
  if (!URL.canParse(before) || !/^https?:$/.test(new URL(before).protocol))
    throw new OptionError(`--before: "${before}" is no address. Allowed: an address such as ${BEFORE}.`)
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new OptionError(`--port: "${port}" is no port. Allowed: a whole number from 1 to 65535.`)
  const mended = without.split(',').filter((word) => word !== '')
  const unknown = mended.filter((word) => !mistakeNames.some((name) => name === word))
  if (unknown.length > 0)
    throw new OptionError(`--without: ${unknown.join(', ')} is unknown. Known are ${mistakeNames.join(', ')}.`)
  return {
    before: new URL(before).origin,
    port: Number(port),
    mistakes: mistakeNames.filter((name) => !mended.includes(name)),
    help,
  }
}

/** The help text of the command. */
export function imperfectHelp(): string {
  const width = Math.max(...mistakeNames.map(({ length }) => length))
  return [
    'node --import tsx e2e/imperfectApi.ts [options]',
    '',
    'An API that breaks the contract in known ways, before a reference server.',
    '',
    '  --without <words>  what it gets right, by commas',
    `  --before <url>     the reference server (${BEFORE} unless told)`,
    `  --port <number>    where it listens (${PORT} unless told)`,
    '',
    'What it gets wrong:',
    ...mistakeNames.map((name) => `  ${name.padEnd(width)}  ${mistakes[name].does}`),
    '',
    'Example: node --import tsx e2e/imperfectApi.ts --without htmlErrors,extraField',
  ].join('\n')
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        without: { type: 'string' },
        before: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}
