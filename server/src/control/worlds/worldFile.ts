import { gunzipSync, gzipSync } from 'node:zlib'
import type * as Wire from '@acometida/api-spec/generated/control'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { readClockTime } from '#src/control/clock/clock.handlers.ts'
import { isoOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { requestWire } from '#src/control/requests/requests.handlers.ts'
import { databaseProblem } from '#src/db/inspect.ts'
import type { KeptParts } from './keptParts.ts'
import type { SavedWorld } from './savedWorld.type.ts'

/** The size of the largest world that fits into JSON. */
const MAX_BYTES = 256 * 1024 * 1024

export function writeWorldFile({ bytes, nowMs, frozen }: SavedWorld, kept: KeptParts): Wire.WorldFile {
  const { label, proxied, faults, requests, watchedCalls } = kept
  return {
    format: 'acometida-world-2',
    clock: { now: isoOf(nowMs), frozen },
    database: gzipSync(bytes, { level: 6 }).toString('base64'),
    label,
    ...(proxied === null ? {} : { proxied }),
    faults: [...faults],
    requests: requests.map(requestWire),
    watched: watchedCalls !== null,
    bodies: [...(watchedCalls ?? [])],
  }
}

/**
 * Reads an exported world. `kept` is null for a file of the first form, which has only clock and database. Throws what
 * is wrong with the file.
 */
export function readWorldFile(file: Wire.WorldFile): { readonly saved: SavedWorld; readonly kept: KeptParts | null } {
  const { format, clock, database } = file
  const bytes = unpack(database)
  const problem = databaseProblem(bytes)
  if (problem !== null) throw new ControlProblem(400, `body/database ${problem}. Send what GET /export answered.`)
  const saved = { bytes, nowMs: readClockTime(clock.now, 'body/clock/now'), frozen: clock.frozen }
  return { saved, kept: format === 'acometida-world-1' ? null : readKept(file) }
}

function readKept({ label = null, proxied, faults = [], requests = [], watched, bodies = [] }: Wire.WorldFile) {
  return {
    label,
    proxied: proxied ?? null,
    faults,
    requests: requests.map(({ at, realAt, ...request }) => ({
      ...request,
      // The schema has checked that they are instants.
      atMs: parseInstant(at),
      realAtMs: parseInstant(realAt),
    })),
    watchedCalls: watched === true ? bodies : null,
  }
}

function unpack(database: string): Buffer {
  try {
    return gunzipSync(Buffer.from(database, 'base64'), { maxOutputLength: MAX_BYTES })
  } catch {
    throw new ControlProblem(400, 'body/database is not a gzipped file in base64. Send what GET /export answered.')
  }
}
