import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'

/** A step of a call, before its body is read. Returns true to let the call go on, false if it has answered. */
export type Step = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>

/** Runs steps one after the other. The event loop turns only where a step waits. */
export function inOrder(steps: readonly Step[]): onRequestHookHandler {
  return (request, reply, next) => runFrom(0, steps, request, reply, next)
}

function runFrom(
  first: number,
  steps: readonly Step[],
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error?: Error) => void,
): void {
  for (let nth = first; nth < steps.length; nth += 1) {
    const outcome = steps[nth]?.(request, reply)
    if (outcome instanceof Promise)
      return void outcome.then((on) => on && runFrom(nth + 1, steps, request, reply, next)).catch(next)
    if (!outcome) return
  }
  next()
}
