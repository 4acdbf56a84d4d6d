import { limitedOutbox } from '#src/control/inbox/sendingLimit.ts'
import type { Caller, Context, ContextUsage, CallEndHook, OpenContext } from '#src/core/context.ts'
import { localDayOf } from '#src/core/localDay.ts'
import type { OutgoingMessage } from '#src/core/outbox.ts'
import type { World } from './world.type.ts'

/** The parts of a context that all calls of a server share. */
export interface SharedContext extends Pick<Context, 'chance' | 'captcha' | 'paymentProvider' | 'neutral'> {
  /** The client's address in a world. */
  readonly clientUrlOf: (world: string) => string
  readonly signToken: (claims: object) => string
}

/** The parts of a context that differ between calls. */
interface ContextOptions {
  readonly caller?: Caller | null
  readonly onCallEnd?: CallEndHook | null
  /** Messages an hour that a caller may send; 0 without a limit. */
  readonly messageLimit?: number
  /** The time, if it is not that of the world's clock. */
  readonly at?: number
  /** Records which parts the call reads. */
  readonly usage?: ContextUsage
}

/**
 * The context of services in a world. `usage` records the parts that were read and that change without a write, such as
 * the time. An answer that used none of them is valid until something is written.
 */
export function contextOf(
  { db, clock, inbox, id }: World,
  shared: SharedContext,
  options: ContextOptions = {},
): OpenContext {
  const { caller = null, onCallEnd = null, messageLimit = 0, usage = { moment: false, day: false } } = options
  const { neutral } = shared
  const now = options.at ?? clock.now()
  return {
    db,
    caller,
    worldId: id,
    onCallEnd,
    clientUrl: shared.clientUrlOf(id),
    neutral,
    get now() {
      usage.moment = true
      return now
    },
    get today() {
      usage.day = true
      return localDayOf(now).date
    },
    get outbox() {
      usage.moment = true
      return options.at === undefined
        ? limitedOutbox(inbox, { db, now, caller, limit: messageLimit })
        : { send: (message: OutgoingMessage) => inbox.send(message, now) }
    },
    get signToken(): Context['signToken'] {
      usage.moment = true
      return (claims) => shared.signToken({ ...claims, wld: id })
    },
    get chance() {
      usage.moment = true
      return shared.chance
    },
    get captcha() {
      usage.moment = true
      return shared.captcha
    },
    get paymentProvider() {
      usage.moment = true
      return shared.paymentProvider
    },
  }
}
