import { pipeline, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BodyCopy, makeCopyStream } from './bodies.ts'
import { hasAborted } from './hasAborted.ts'
import { judgeCall } from './judgeCall.ts'
import type { Note, OpenCall } from './openCall.ts'
import type { PassOn } from './passOn.ts'

/** Forwards a call unchanged, and judges a copy when its answer is sent. An aborted call is not judged. */
export function observe(call: OpenCall, passOn: PassOn, note: Note) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const asked = new BodyCopy()
    if (request.body instanceof Readable) {
      const copied = makeCopyStream(asked)
      // If the caller aborts, the call of the target is aborted too, and nobody is left to read an error.
      pipeline(request.body, copied, () => {})
      request.body = copied
    }
    return passOn(request, reply, {
      onNone: () => note(judgeCall(call.end(asked.whole(), null))),
      onAnswer: ({ stream, ...head }) => {
        const came = new BodyCopy()
        let isCutOff = false
        // Listen before the framework does, because its listener ends the response.
        stream.once('error', () => (isCutOff = !hasAborted(request, reply)))
        reply.send(stream)
        // Listen after the framework has begun to send, so that no data are read before.
        stream.on('data', (chunk: Buffer) => came.add(chunk))
        reply.raw.once('close', () => {
          if (isCutOff) note(judgeCall(call.end(asked.whole(), null)))
          else if (reply.raw.writableFinished) note(judgeCall(call.end(asked.whole(), { ...head, body: came.whole() })))
        })
      },
    })
  }
}
