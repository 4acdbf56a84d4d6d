import type { FastifyRequest } from 'fastify'
import { sendAnswer } from '#src/core/calls/answers.ts'
import type { ContextUsage } from '#src/core/context.ts'
import { localDayOf } from '#src/core/localDay.ts'
import type { OperationTraits } from '#src/core/operation.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import type { Step } from './step.ts'

/** The answer to a read as it was sent. */
export interface CachedAnswer {
  readonly code: string
  readonly text: string | Buffer
  /** The instants between which it is valid, unless something is written; milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

/** Caches the answers to reads, each until the next write to its world. */
export interface AnswerCache {
  /** The cached answer of an owner and an address, if it is valid at an instant. */
  readonly find: (owner: object, url: string, nowMs: number) => CachedAnswer | undefined
  readonly keep: (owner: object, url: string, answer: CachedAnswer) => void
}

const MAX_LENGTH = 64 * 1024
const MAX_ANSWERS_OF_ONE = 200
const MAX_LENGTH_IN_ALL = 16 * 1024 * 1024

/**
 * Caches answers by owner: the object that stands for a caller until the next write to their database. A write
 * therefore drops all answers of its world at once, and they are collected with their owners. An answer has 64 KiB at
 * most, an owner 200 answers, and the cache 16 MiB; beyond that it is emptied.
 * @param limit bytes of all answers, to cache less
 */
export function makeAnswerCache(limit = MAX_LENGTH_IN_ALL): AnswerCache {
  let answers = new WeakMap<object, Map<string, CachedAnswer>>()
  let length = 0
  return {
    find: (owner, url, nowMs) => {
      const found = answers.get(owner)?.get(url)
      return found !== undefined && found.from <= nowMs && nowMs < found.until ? found : undefined
    },
    keep: (owner, url, answer) => {
      const size = answer.text.length + url.length
      if (size > Math.min(MAX_LENGTH, limit)) return
      if (length + size > limit) {
        answers = new WeakMap()
        length = 0
      }
      const own = answers.get(owner) ?? new Map<string, CachedAnswer>()
      if (own.size >= MAX_ANSWERS_OF_ONE) own.clear()
      own.set(url, answer)
      answers.set(owner, own)
      length += size
    },
  }
}

/** Whether answers of an operation may be cached: it reads, and its answer holds no secret. */
export function isCacheable({ method, needsMessageId, secretAnswer }: OperationTraits): boolean {
  return method === 'GET' && !needsMessageId && !secretAnswer
}

/** Answers a call from the cache if its answer is there. */
export function answerFromCache(cache: AnswerCache): Step {
  return (request, reply) => {
    const found = cache.find(ownerOf(request), request.raw.url ?? '', request.world.clock.now())
    if (found === undefined) return true
    sendAnswer(reply, { status: 200, code: found.code, text: found.text, problems: [] })
    return false
  }
}

/** Caches the answer to a call: until midnight if the day was used, else until the next write. */
export function cacheAnswer(
  cache: AnswerCache,
  request: FastifyRequest,
  { code, text }: Pick<CachedAnswer, 'code' | 'text'>,
  { day }: ContextUsage,
): void {
  const { from, until } = day ? localDayOf(request.world.clock.now()) : ALWAYS
  cache.keep(ownerOf(request), request.raw.url ?? '', { code, text, from, until })
}

/** The caller, or one object for all callers without a session in a world. A write replaces both objects. */
function ownerOf({ caller, world }: FastifyRequest): object {
  return caller ?? anonymousOwner(world.db, 'all')
}

const anonymousOwner = cachedUntilWrite(() => ({}))
const ALWAYS = { from: -Infinity, until: Infinity }
