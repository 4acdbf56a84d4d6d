import { answerUnknown, refuseWithRetryAfter, refusePart } from '#src/core/http/refusals.ts'
import type { Step } from './step.ts'

/** Refuses an address with bytes that are not UTF-8, such as `?name=Pe%F1a`, which would be read as they stand. */
export const refuseWrongEncoding: Step = ({ url }, reply) => {
  if (!url.includes('%') || isEncodedText(url)) return true
  return refusePart(reply, 'query', 'is not UTF-8 behind its percent signs; write ñ as %C3%B1, and % as %25')
}

function isEncodedText(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Answers 503 while the server closes. */
export function refuseWhileClosing(isClosing: () => boolean): Step {
  return (_request, reply) => {
    if (isClosing()) refuseWithRetryAfter(reply, 503)
    return !isClosing()
  }
}

/** Answers a call to an unknown operation. Its body is not read. */
export const refuseUnknown: Step = (request, reply) => {
  answerUnknown(request, reply)
  return false
}
