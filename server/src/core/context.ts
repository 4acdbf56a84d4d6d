import type { Role } from '@acometida/api-spec/rules/roles'
import type { Db, Tx } from '#src/db/db.type.ts'
import type { Captcha } from './captcha.ts'
import type { Outbox } from './outbox.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import type { Chance } from './chance.ts'
import type { Result } from './result.ts'

/**
 * How far a session has got: waiting for a code, waiting for the multi-factor to be configured, or open; or of the
 * payment bridge.
 */
export type SessionStage = 'code' | 'setup' | 'open' | 'bridge'

/** Who calls: the effective user of a session, and who acts for them. */
export interface Caller {
  readonly userId: number
  readonly document: string
  readonly roles: readonly Role[]
  readonly sessionId: string
  readonly stage: SessionStage
  /** The member of staff or manager who acts for the user; null for the users themselves. */
  readonly actorId: number | null
  /** When the password was last proven in this session, milliseconds since 1970. */
  readonly authenticatedAt: number
}

/** Everything a service may know beside its arguments and the caller: when, in which world, with what chance. */
export interface Context {
  readonly db: Db
  /** Milliseconds since 1970, of the world's clock. */
  readonly now: number
  /** The local day YYYY-MM-DD of `now`. An answer that depends on no more than that is right until midnight. */
  readonly today: string
  readonly chance: Chance
  readonly outbox: Outbox
  readonly captcha: Captcha
  /** Null where there is none. */
  readonly paymentProvider: PaymentProvider | null
  readonly worldId: string
  /** Strangers are answered alike, whether somebody is a user or not. */
  readonly neutral: boolean
  /** Where the client is, for the links in messages; without a slash at its end. */
  readonly clientUrl: string
  /** Told how a call ended by the transaction of what it changes; null where there is no call with a session. */
  readonly onCallEnd: CallEndHook | null
  readonly signToken: (claims: { sub: string; sid: string; iat: number; exp: number }) => string
}

/** Which parts of its context that change without a write a call has read. */
export interface ContextUsage {
  /** The time, chance, or anything outside the database. */
  moment: boolean
  /** The local day. */
  day: boolean
}

/** Writes what is kept of how a call ended, before its transaction is completed. */
export type CallEndHook = (tx: Tx, result: Result<unknown>) => void

/** The context of a call that needs a session. */
export interface AuthorizedContext extends Context {
  readonly caller: Caller
}

/**
 * The context of a call that anyone may make and that takes a token as well; the caller is known where a good one was
 * sent.
 */
export interface OpenContext extends Context {
  readonly caller: Caller | null
}

/** A context within a transaction, which `transact` gives: whoever asks for one cannot be called without. */
export type WriteContext<C extends Pick<Context, 'db'> = Context> = C & { readonly db: Tx }
