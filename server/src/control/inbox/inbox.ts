import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { makeWaiting } from '#src/control/waiting.ts'
import { sanitize, type OutgoingMessage, type Outbox } from '#src/core/outbox.ts'
import type { OpenDb } from '#src/db/client.ts'
import { message } from '#src/db/schema.ts'

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
  readonly channel?: OutgoingMessage['channel'] | undefined
  /** Only messages with a higher number. */
  readonly after?: number
}

export interface Inbox extends Outbox {
  /** Sends a message at the time of the world, or at `atMs`. */
  readonly send: (message: OutgoingMessage, atMs?: number) => void
  /** Newest first. */
  readonly list: (query: MessageQuery) => StoredMessage[]
  /** Like `list`, but waits for the first match, at most `waitMs`. */
  readonly wait: (query: MessageQuery, waitMs: number) => Promise<StoredMessage[]>
  readonly clear: () => void
}

interface SentMessage extends Pick<StoredMessage, 'number' | 'channel'> {
  /** Time of the world. */
  readonly atMs: number
}

const CAPACITY = 1_000

/**
 * Stores the messages of a world in its database instead of sending them; the last thousand of them.
 * @param onSent is called with each message once it can no longer be undone
 */
export function makeInbox(db: OpenDb, now: () => number, onSent: (message: SentMessage) => void = () => {}): Inbox {
  const waiting = makeWaiting()
  const list = ({ to, channel, after = 0 }: MessageQuery): StoredMessage[] =>
    db
      .select()
      .from(message)
      .where(
        and(
          gt(message.id, after),
          to === undefined ? undefined : eq(message.to, to),
          channel === undefined ? undefined : eq(message.channel, channel),
        ),
      )
      .orderBy(desc(message.id))
      .all()
      .map(({ id, sentAt, ...sent }) => ({
        ...sent,
        number: id,
        sentAtMs: sentAt,
        code: codeIn(sent.text),
        links: linksIn(sent.text),
      }))
  const isKept = (number: number) => db.select().from(message).where(eq(message.id, number)).get() !== undefined
  return {
    send: (sent, atMs = now()) => {
      const { lastInsertRowid } = db
        .insert(message)
        .values({ ...sanitize(sent), sentAt: atMs })
        .run()
      db.delete(message)
        .where(lte(message.id, Number(lastInsertRowid) - CAPACITY))
        .run()
      // Waits for the end of the transaction: a message of an undone one was never sent.
      setImmediate(() => {
        if (db.$client.open && isKept(Number(lastInsertRowid)))
          onSent({ number: Number(lastInsertRowid), channel: sent.channel, atMs })
        waiting.notify()
      })
    },
    list,
    wait: (query, waitMs) =>
      waiting.waitFor(
        () => list(query),
        waitMs,
        () => !db.$client.open,
      ),
    clear: () => {
      db.delete(message).run()
    },
  }
}

const LINK = /(https?:\/\/|\/(?=[a-z]))[^\s]+/g
const linksIn = (text: string): string[] => text.match(LINK) ?? []
/** A one-time code has six digits: a year, a postcode and the digits of a link are none. */
const codeIn = (text: string): string | null => /\b\d{6}\b/.exec(text.replaceAll(LINK, ''))?.[0] ?? null
