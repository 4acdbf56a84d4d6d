import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether the caller has given up a call. Node tells it in steps: the request is aborted and the connection has ended
 * some turns before the answer is destroyed.
 */
export function hasAborted(
  { raw: { aborted, socket } }: FastifyRequest,
  { raw: { destroyed } }: FastifyReply,
): boolean {
  return aborted || socket.readableEnded || socket.destroyed || destroyed
}

/**
 * Calls back for a call without an answer, unless its caller has given it up. Waits until the connections are read: on
 * a busy machine a timer runs out, or the call of the target breaks off, before Node has looked at the caller's.
 */
export function unlessAborted(request: FastifyRequest, reply: FastifyReply, then: () => void): void {
  setImmediate(() => {
    if (!hasAborted(request, reply)) then()
  })
}
