/** An answer to a read, as it was sent. */
export interface RememberedAnswer {
  readonly code: string
  readonly text: string | Buffer
  /** The instants between which it is right while nothing is written, milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

/** The answers to reads that stay right until something is written. */
export interface RememberedAnswers {
  /** The answer that somebody was given at an address before, if it is right at an instant. */
  readonly find: (whose: object, url: string, nowMs: number) => RememberedAnswer | undefined
  readonly keep: (whose: object, url: string, answer: RememberedAnswer) => void
}

const mostLetters = 64 * 1024
const mostOfOne = 200
const mostInAll = 16 * 1024 * 1024

/**
 * Answers are kept by whoever was given them: the object that stands for a caller until the next write to their
 * database, and then for nobody. So a write forgets all answers of its world at once, and they go with what they were
 * kept by. None is longer than 64 KiB; of one caller 200 are kept at most, in all 16 MiB, and then it begins anew.
 * `limit` bytes in all are for a server that is to keep less.
 */
export function rememberedAnswers(limit = mostInAll): RememberedAnswers {
  let answers = new WeakMap<object, Map<string, RememberedAnswer>>()
  let letters = 0
  return {
    find: (whose, url, nowMs) => {
      const found = answers.get(whose)?.get(url)
      return found !== undefined && found.from <= nowMs && nowMs < found.until ? found : undefined
    },
    keep: (whose, url, answer) => {
      const size = answer.text.length + url.length
      if (size > Math.min(mostLetters, limit)) return
      if (letters + size > limit) {
        answers = new WeakMap()
        letters = 0
      }
      const own = answers.get(whose) ?? new Map<string, RememberedAnswer>()
      if (own.size >= mostOfOne) own.clear()
      own.set(url, answer)
      answers.set(whose, own)
      letters += size
    },
  }
}
