import { pipeline, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BodyCopy, copying } from './bodies.ts'
import { judgeCall } from './judgeCall.ts'
import type { Note, OpenCall } from './openCall.ts'
import type { PassOn } from './passOn.ts'

/** Hands a call on as it is, and judges a copy of it when its answer is sent. One that the caller gives up is not. */
export function observe(call: OpenCall, passOn: PassOn, note: Note) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const asked = new BodyCopy()
    if (request.body instanceof Readable) {
      const copied = copying(asked)
      // Where the caller breaks off, so does the call of the target, and nobody is left to be told.
      pipeline(request.body, copied, () => {})
      request.body = copied
    }
    return passOn(request, reply, {
      onNone: () => note(judgeCall(call.end(asked.whole(), null))),
      onAnswer: ({ stream, ...head }) => {
        const came = new BodyCopy()
        let isCutOff = false
        // Before the framework listens, which then ends the response as well.
        stream.once('error', () => (isCutOff = !reply.raw.destroyed))
        reply.send(stream)
        // After the framework has begun to send, so that nothing is read before.
        stream.on('data', (chunk: Buffer) => came.add(chunk))
        reply.raw.once('close', () => {
          if (isCutOff) note(judgeCall(call.end(asked.whole(), null)))
          else if (reply.raw.writableFinished) note(judgeCall(call.end(asked.whole(), { ...head, body: came.whole() })))
        })
      },
    })
  }
}
