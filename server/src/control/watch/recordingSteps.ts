import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Worlds } from '#src/control/worlds/worlds.ts'
import type { Step } from '#src/core/steps/step.ts'
import { sizeOf } from '#src/db/sizeOf.ts'

/** A larger world is not copied at each call. */
const MAX_IMAGE_BYTES = 32 * 1024 * 1024

/** Saves a watched world before a call that may change something. */
export function saveStateBeforeCall(worlds: Worlds): Step {
  return (request) => {
    const { world } = request
    if (world.watch !== null && sizeOf(world.db) <= MAX_IMAGE_BYTES) request.before = worlds.save(world)
    return true
  }
}

/** Records the body of an answer, in a world that is watched or counts coverage. */
export function recordBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  next: (error: Error | null, payload: unknown) => void,
): void {
  const { watch, coverage } = request.world
  if ((watch !== null || coverage !== null) && (typeof payload === 'string' || Buffer.isBuffer(payload)))
    request.sentBody = payload
  next(null, payload)
}
