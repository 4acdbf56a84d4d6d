import type * as Wire from '@acometida/api-spec/generated/control'
import { gunzipSync, gzipSync } from 'node:zlib'
import { problemOf } from '#src/db/inspect.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { SavedWorld } from './world.type.ts'

/** No world that travels as JSON is larger. */
const largestBytes = 256 * 1024 * 1024

/** A saved world as it travels. */
export function writeWorldFile({ bytes, nowMs, frozen }: SavedWorld): Wire.WorldFile {
  const database = gzipSync(bytes, { level: 6 }).toString('base64')
  return { format: 'acometida-world-1', clock: { now: new Date(nowMs).toISOString(), frozen }, database }
}

/** A world that has travelled. Throws what is wrong with the file. */
export function readWorldFile({ clock, database }: Wire.WorldFile): SavedWorld {
  const bytes = unpack(database)
  const problem = problemOf(bytes)
  if (problem !== null) throw new ControlProblem(400, `body/database ${problem}; send what GET /export answered`)
  return { bytes, nowMs: Date.parse(clock.now), frozen: clock.frozen }
}

function unpack(database: string): Buffer {
  try {
    return gunzipSync(Buffer.from(database, 'base64'), { maxOutputLength: largestBytes })
  } catch {
    throw new ControlProblem(400, 'body/database is not a gzipped file in base64; send what GET /export answered')
  }
}
