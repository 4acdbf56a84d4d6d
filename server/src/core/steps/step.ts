import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'

/**
 * A step on the way of a call, before anything of its body is read. It lets the call go on (true), or has answered it
 * (false).
 */
export type Step = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>

/** Steps that are taken one after the other. No turn of the event loop passes but where a step waits for something. */
export function inOrder(steps: readonly Step[]): onRequestHookHandler {
  return (request, reply, next) => takeFrom(0, steps, request, reply, next)
}

function takeFrom(
  first: number,
  steps: readonly Step[],
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error?: Error) => void,
): void {
  for (let nth = first; nth < steps.length; nth += 1) {
    const goesOn = steps[nth]?.(request, reply)
    if (goesOn instanceof Promise)
      return void goesOn.then((on) => on && takeFrom(nth + 1, steps, request, reply, next)).catch(next)
    if (!goesOn) return
  }
  next()
}
