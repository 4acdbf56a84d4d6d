import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { JudgedCall } from '../proxy/judgeCall.ts'
import type { Answered, Place, Target } from './target.ts'

/** The target, each of whose calls is passed on when it is answered. */
export function watchedTarget(target: Target, onCall: (judged: JudgedCall) => void): Target {
  const watched = (place: Place): Place => ({
    ...place,
    call: async (...asked) => {
      const answered = await place.call(...asked)
      onCall(judgedOf(answered, target.url))
      return answered
    },
  })
  return { ...target, open: async () => watched(await target.open()) }
}

function judgedOf(answered: Answered, base: string): JudgedCall {
  const { sent, status, type, body, durationMs = 0 } = answered
  const { operation, url, headers } = sent
  return {
    operation,
    base,
    findings: judge(operation, answered),
    call: {
      operation,
      startedAt: new Date(Date.now() - durationMs).toISOString(),
      durationMs,
      request: {
        method: operations[operation].method,
        path: url.slice(base.length),
        headers: Object.entries(headers),
        body: Buffer.from(sent.body === undefined ? '' : JSON.stringify(sent.body)),
      },
      response: { status, headers: [['content-type', type]], body: Buffer.from(body) },
    },
  }
}
