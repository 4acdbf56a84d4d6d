import type { Role } from '@acometida/api-spec/rules/person/roles'
import type { Db, Tx } from '#src/db/db.type.ts'
import type { Captcha } from './captcha.ts'
import type { Chance } from './chance.ts'
import type { Outbox } from './outbox.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import type { Result } from './result.ts'

/**
 * The stage of a session. `code` waits for a code, `setup` for the second factor to be configured; `bridge` is a
 * session of the payment bridge.
 */
export type SessionStage = 'code' | 'setup' | 'open' | 'bridge'

/** The caller: the effective user of a session, and the user who acts for them. */
export interface Caller {
  readonly userId: number
  readonly document: string
  readonly roles: readonly Role[]
  readonly sessionId: string
  readonly stage: SessionStage
  /** The member of staff or manager who acts for the user; null if nobody does. */
  readonly actorId: number | null
  /** When the password was last proven in this session, milliseconds since 1970. */
  readonly authenticatedAt: number
}

/** The environment of a service: database, time, world, random values and outgoing messages. */
export interface Context {
  readonly db: Db
  /** Milliseconds since 1970, of the world's clock. */
  readonly now: number
  /** The local day YYYY-MM-DD of `now`. An answer that depends on this alone is valid until midnight. */
  readonly today: string
  readonly chance: Chance
  readonly outbox: Outbox
  readonly captcha: Captcha
  /** Null if the server has none. */
  readonly paymentProvider: PaymentProvider | null
  readonly worldId: string
  /** Whether strangers get the same answers as users, so that nobody can find out who is a user. */
  readonly neutral: boolean
  /** The address of the client, for links in messages; without a slash at its end. */
  readonly clientUrl: string
  /** Called with the result of a call in the transaction of its change; null outside calls with a session. */
  readonly onCallEnd: CallEndHook | null
  readonly signToken: (claims: { sub: string; sid: string; iat: number; exp: number }) => string
}

/** The parts of the context that a call has read and that change without a write. */
export interface ContextUsage {
  /** The time, chance, or anything outside the database. */
  moment: boolean
  day: boolean
}

/** Writes the audit and the stored answer of a call before its transaction is committed. */
export type CallEndHook = (tx: Tx, result: Result<unknown>) => void

/** The context of a call that needs a session. */
export interface AuthorizedContext extends Context {
  readonly caller: Caller
}

/**
 * The context of a call that anyone may make, with or without a token. The caller is known if a valid token was sent.
 */
export interface OpenContext extends Context {
  readonly caller: Caller | null
}

/** A context within a transaction. Only `transact` makes one, so a function that takes it cannot be called outside. */
export type WriteContext<C extends Pick<Context, 'db'> = Context> = C & { readonly db: Tx }
