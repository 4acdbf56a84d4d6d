import type { Code, Operation, World } from '@acometida/testing'
import { type Persona, persona } from '../../support/persona.ts'
import type { Setup, Step } from '../shot.ts'

/** Opens the page as a persona. */
export const as = (who: Persona['key']): Setup => ({ who })

/** Changes the world before the page opens. */
export const world = (doing: Doing): InWorld => ({ world: doing })

/** Changes the world while the page is open instead of before. */
export const meanwhile =
  (setup: InWorld): Step =>
  (_page, world) =>
    setup.world(world)

type Doing = NonNullable<Setup['world']>
type InWorld = Required<Pick<Setup, 'world'>>

/** An operation that answers with this code. */
export const answers = (operation: Operation, codResult: Code): InWorld =>
  world((world) => world.fault({ operation, codResult }))

/** An operation that always fails; `where`: only for calls with these values, as in a filter. */
export const fails = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, status: 503, ...(where !== undefined && { where }) }))

/** An operation whose answer comes after the picture; `where` as in `fails`. */
export const slow = (operation: Operation, where?: string): InWorld =>
  world((world) => world.fault({ operation, delayMs: 60_000, ...(where !== undefined && { where }) }))

/** Puts a persona into a scenario of the seed. */
export const scenario = (...named: Parameters<World['scenario']>): InWorld => world((world) => world.scenario(...named))

/** Lets so many seconds pass. */
export const passes = (seconds: number): InWorld => world((world) => world.advance(seconds))

/** Calls the API as a persona, without the page. Throws if the call is refused. */
export const calls = (who: Persona['key'], method: string, path: string, body?: object): InWorld =>
  world(async (world) => {
    const { session } = await world.logIn(who)
    const answer = await fetch(`${process.env['SERVER_URL']}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'client-id': 'acometida-web',
        // A call that changes something is done once for each id.
        'message-id': `${persona(who).userId}-ELSEWHEREINTIME-${(count += 1)}`,
        'x-sandbox': world.id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!text.includes('"codResult":"0000"')) throw new Error(text)
  })
let count = 0
