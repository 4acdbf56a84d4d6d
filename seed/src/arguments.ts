import { parseArgs } from 'node:util'
import { CLOCK_TIMES, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { defaultNowMs } from './template.ts'

export interface SeedArguments {
  readonly out: string
  readonly nowMs: number
  readonly scale: number
}

/** A wrong argument of the command line. */
export class UsageError extends Error {}

/** Customers get ids, documents and CUPS of their own up to this many thousand supplies. */
const MAX_SCALE = 2000

/** Reads the command line; throws a `UsageError` whose message tells people in one sentence what is wrong. */
export function readArguments(args: readonly string[]): SeedArguments {
  const { out, now, scale } = options(args)
  const nowMs = now === undefined ? defaultNowMs : instant(now)
  const thousands = Number(scale)
  if (!/^\d+$/.test(scale) || thousands > MAX_SCALE) {
    throw new UsageError(`--scale is "${scale}"; allowed: thousands of supplies, from 0 to ${MAX_SCALE}.`)
  }
  return { out, nowMs, scale: thousands }
}

function options(args: readonly string[]): { out: string; now?: string; scale: string } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        out: { type: 'string', default: 'data/template.sqlite' },
        now: { type: 'string' },
        scale: { type: 'string', default: '0' },
      },
    }).values
  } catch {
    throw new UsageError('Unknown argument; allowed: --out <file>, --now <instant>, --scale <thousands of supplies>.')
  }
}

function instant(text: string): number {
  const ms = parseClockTime(text)
  if (ms === undefined) throw new UsageError(`--now is "${text}"; allowed: ${CLOCK_TIMES}.`)
  return ms
}
