import type { OutgoingMessage, Outbox } from '#src/core/outbox.ts'

/** A message that a world has sent. */
export interface StoredMessage extends OutgoingMessage {
  /** Grows by one with each message. */
  readonly number: number
  readonly sentAtMs: number
  readonly code: string | null
  readonly links: readonly string[]
}

export interface MessageQuery {
  readonly to?: string | undefined
  readonly channel?: 'email' | 'sms' | undefined
  /** Only messages with a higher number. */
  readonly after?: number
}

export interface Inbox extends Outbox {
  /** Newest first. */
  readonly list: (query: MessageQuery) => StoredMessage[]
  /** As list, but waits for the first match, at most so long. */
  readonly wait: (query: MessageQuery, waitMs: number) => Promise<StoredMessage[]>
  readonly clear: () => void
}

const capacity = 1_000

/** Keeps the messages of a world instead of sending them. */
export function makeInbox(now: () => number): Inbox {
  let messages: StoredMessage[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const list = ({ to, channel, after = 0 }: MessageQuery) =>
    messages.filter(
      (each) =>
        each.number > after &&
        (to === undefined || each.to === to) &&
        (channel === undefined || each.channel === channel),
    )
  return {
    send: (message) => {
      count += 1
      const stored = {
        ...message,
        number: count,
        sentAtMs: now(),
        code: codeIn(message.text),
        links: linksIn(message.text),
      }
      messages = [stored, ...messages].slice(0, capacity)
      for (const listener of listeners) listener()
    },
    list,
    wait: (query, waitMs) => {
      const found = list(query)
      if (found.length > 0 || waitMs === 0) return Promise.resolve(found)
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          listeners.delete(look)
          resolve(list(query))
        }
        const look = () => {
          if (list(query).length > 0) finish()
        }
        const timer = setTimeout(finish, waitMs)
        listeners.add(look)
      })
    },
    clear: () => {
      messages = []
    },
  }
}

const link = /(https?:\/\/|\/(?=[a-z]))[^\s]+/g
const linksIn = (text: string): string[] => text.match(link) ?? []
/** Digits within a link are part of its secret and no code. */
const codeIn = (text: string): string | null => /\b\d{4,6}\b/.exec(text.replaceAll(link, ''))?.[0] ?? null
