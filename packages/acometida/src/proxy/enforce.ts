import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBroken } from '../conformance/cells.ts'
import { answerBrokenAnswer, answerBrokenRequest, answerProblem } from './answers.ts'
import { readBody } from './bodies.ts'
import { unlessAborted } from './hasAborted.ts'
import { type AnswerHead, judgeAsked, judgeCall } from './judgeCall.ts'
import type { Note, OpenCall } from './openCall.ts'
import type { PassOn } from './passOn.ts'

/**
 * Forwards a call that keeps to the contract, and its answer if that keeps to it too. Drift passes. A call that the
 * caller aborts is not judged.
 */
export function enforce(call: OpenCall, passOn: PassOn, note: Note) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { operation } = call
    const asked = request.body instanceof Readable ? await readBody(request.body) : null
    const body = asked === null ? Buffer.alloc(0) : asked.body
    const sent = call.end(body, null)
    const wrong = await judgeAsked(sent)
    if (wrong.length > 0) {
      note(Promise.resolve({ operation, base: sent.base, findings: wrong, call: null }))
      return answerBrokenRequest(reply, wrong)
    }
    if (asked) request.body = asked.stream
    return passOn(request, reply, {
      onNone: () => note(judgeCall(call.end(body, null))),
      onAnswer: (answer) => void answerJudged(answer),
    })

    async function answerJudged({ stream, ...head }: AnswerHead & { readonly stream: Readable }): Promise<void> {
      // If the caller aborts, the answer of the target is aborted too.
      reply.raw.once('close', () => stream.destroy())
      const came = await readBody(stream).catch((error: Error) => error)
      if (came instanceof Error) {
        return unlessAborted(request, reply, () => {
          note(judgeCall(call.end(body, null)))
          withoutBodyHeaders(reply)
          answerProblem(reply, 502, `The answer of ${operation} was cut off: ${came.message}`)
        })
      }
      const found = await judgeCall(call.end(body, { ...head, body: came.body }))
      note(Promise.resolve(found))
      if (!found.findings.some(isBroken)) return void reply.send(came.stream)
      withoutBodyHeaders(reply)
      return void answerBrokenAnswer(reply, found.findings)
    }
  }
}

/** Removes the headers of the target's answer, except those of CORS and the date. */
function withoutBodyHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders()))
    if (!name.startsWith('access-control-') && name !== 'date') reply.removeHeader(name)
}
