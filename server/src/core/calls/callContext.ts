import type { World } from '#src/control/worlds/world.type.ts'
import { limitedOutbox } from '#src/control/inbox/sendingLimit.ts'
import type { Caller, Context, Ending, OpenContext, Seen } from '#src/core/context.ts'
import { localDayOf } from '#src/core/localDay.ts'
import type { OutgoingMessage } from '#src/core/outbox.ts'

/** What all calls of a server have in common. */
export interface Shared extends Pick<Context, 'chance' | 'captcha' | 'paymentProvider' | 'clientUrl' | 'neutral'> {
  readonly signToken: (claims: object) => string
}

/** What a context is made for. */
interface Occasion {
  readonly caller?: Caller | null
  readonly ending?: Ending | null
  /** Messages an hour that a caller may send; 0 for what no call asks for. */
  readonly messageLimit?: number
  /** Another moment than that of the world's clock. */
  readonly at?: number
  /** Told what is looked at. */
  readonly seen?: Seen
}

/**
 * Everything that a service may know in a world. What changes without a write, such as the time, is looked at through
 * `seen`: an answer for which it was not looked at is right until something is written.
 */
export function contextOf({ db, clock, inbox, id }: World, shared: Shared, occasion: Occasion = {}): OpenContext {
  const { caller = null, ending = null, messageLimit = 0, seen = { moment: false, day: false } } = occasion
  const { clientUrl, neutral } = shared
  const now = occasion.at ?? clock.now()
  return {
    db,
    caller,
    worldId: id,
    ending,
    clientUrl,
    neutral,
    get now() {
      seen.moment = true
      return now
    },
    get today() {
      seen.day = true
      return localDayOf(now).date
    },
    get outbox() {
      seen.moment = true
      return occasion.at === undefined
        ? limitedOutbox(inbox, { db, now, caller, limit: messageLimit })
        : { send: (message: OutgoingMessage) => inbox.send(message, now) }
    },
    get signToken(): Context['signToken'] {
      seen.moment = true
      return (claims) => shared.signToken({ ...claims, wld: id })
    },
    get chance() {
      seen.moment = true
      return shared.chance
    },
    get captcha() {
      seen.moment = true
      return shared.captcha
    },
    get paymentProvider() {
      seen.moment = true
      return shared.paymentProvider
    },
  }
}
