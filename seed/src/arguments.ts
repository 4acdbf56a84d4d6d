import { parseArgs } from 'node:util'
import { CLOCK_TIMES, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { defaultNowMs } from './template.ts'

export interface SeedArguments {
  readonly out: string
  readonly nowMs: number
  readonly scale: number
}

/** Words of the command line that are not understood. */
export class UsageError extends Error {}

/** Customers get ids, documents and CUPS of their own up to this many thousand supplies. */
const MAX_SCALE = 2000

/** Reads the command line; throws a `UsageError` whose message tells people in one sentence what is wrong. */
export function readArguments(args: readonly string[]): SeedArguments {
  const { out, now, scale } = options(args)
  const nowMs = now === undefined ? defaultNowMs : instant(now)
  const thousands = Number(scale)
  if (!/^\d+$/.test(scale) || thousands > MAX_SCALE) {
    throw new UsageError(`--scale counts thousands of supplies, from 0 to ${MAX_SCALE}; "${scale}" is none of them.`)
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
    throw new UsageError('Only --out <file>, --now <instant> and --scale <thousands of supplies> are understood.')
  }
}

function instant(text: string): number {
  const ms = parseClockTime(text)
  if (ms === undefined) throw new UsageError(`--now takes ${CLOCK_TIMES}, and not "${text}".`)
  return ms
}
