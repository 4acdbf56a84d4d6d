import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Worlds } from '#src/control/worlds/worlds.ts'
import type { Step } from '#src/core/steps/step.ts'
import { sizeOf } from '#src/db/sizeOf.ts'

/** A world of more bytes is not copied at each call. */
const MAX_IMAGE_BYTES = 32 * 1024 * 1024

/** Keeps what a watched world is before a call that may change something. */
export function keepImage(worlds: Worlds): Step {
  return (request) => {
    const { world } = request
    if (world.watch !== null && sizeOf(world.db) <= MAX_IMAGE_BYTES) request.before = worlds.save(world)
    return true
  }
}

/** Notes the body that a call is answered with, of a world that is watched or counts what is seen. */
export function noteBody(
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
