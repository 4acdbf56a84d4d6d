import type { controlOperations } from '@acometida/api-spec/generated/control'
import type * as Wire from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import type { Static, TSchema } from '@sinclair/typebox'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { transact } from '#src/db/transact.ts'
import { ok } from '#src/core/result.ts'
import { resultEnvelope } from '#src/core/http/envelope.ts'
import { audit, persona, user } from '#src/db/schema.ts'
import { loginAnswer } from '#src/modules/access/loginAnswer.ts'
import { openSession } from '#src/modules/access/session.service.ts'
import { userById } from '#src/modules/users/findUser.service.ts'
import { ControlProblem } from './controlProblem.ts'
import type { Journeys } from './clock/timeTravel.ts'
import { controlCalls } from './docs/publishedDocument.ts'
import { scenarios } from './personas/scenarios.ts'
import { readWorldFile, writeWorldFile } from './worlds/worldFile.ts'
import { storedSession } from './personas/storedSession.ts'
import type { Worlds } from './worlds/worlds.ts'
import type { SavedWorld, World } from './worlds/world.type.ts'

type Operations = typeof controlOperations
export type ControlOperationId = keyof Operations
type Of<Schema> = Schema extends TSchema ? Static<Schema> : undefined
type Answer<Id extends ControlOperationId> = Of<Operations[Id]['success']>
export type ControlHandler<Id extends ControlOperationId> = (call: {
  readonly params: Of<Operations[Id]['params']>
  readonly query: Of<Operations[Id]['query']>
  readonly body: Of<Operations[Id]['body']>
}) => Answer<Id> | Promise<Answer<Id>>
type ControlHandlers = { readonly [Id in ControlOperationId]: ControlHandler<Id> }

const done = { done: true } as const
const scenarioNames = Object.keys(scenarios) as Wire.ScenarioName[] // the keys of a record of them

/** Who answers each operation of the control API. */
export function controlHandlers(
  worlds: Worlds,
  contextOf: (world: World) => Context,
  journeys: Journeys,
): ControlHandlers {
  const find = ({ world }: { world: string }): World => {
    const found = worlds.get(world)
    if (!found) throw new ControlProblem(404, `there is no world ${world}; GET /__control/worlds lists them`)
    return found
  }
  const { snapshots } = worlds
  const noSnapshot = (world: World, name: string): never => {
    const known = snapshots.list(world).map(([each]) => each)
    throw new ControlProblem(404, `there is no snapshot ${name}; known are ${known.join(', ') || 'none'}`)
  }
  return {
    getControl: () => ({ docs: '/docs', calls: controlCalls() }),
    listWorlds: () => ({ worlds: worlds.list().map(worldOf) }),
    createWorld: ({ body: { id, from, now, frozen } }) => {
      const source = from === undefined ? undefined : find({ world: from })
      const world = worlds.create({ id, from: source, nowMs: now === undefined ? undefined : Date.parse(now), frozen })
      if (!world) throw new ControlProblem(400, `there is a world ${id} already; delete it or choose another id`)
      return worldOf(world)
    },
    getWorld: ({ params }) => worldOf(find(params)),
    deleteWorld: ({ params }) => {
      if (!worlds.remove(find(params))) throw new ControlProblem(400, 'the default world cannot be deleted; reset it')
      return done
    },
    resetWorld: ({ params }) => worldOf(worlds.reset(find(params))),
    listSnapshots: ({ params }) => ({
      snapshots: snapshots.list(find(params)).map(([name, saved]) => snapshotOf(name, saved)),
    }),
    saveSnapshot: ({ params, body: { name } }) => {
      const saved = worlds.save(find(params))
      snapshots.put(params.world, name, saved)
      return snapshotOf(name, saved)
    },
    deleteSnapshot: ({ params }) => {
      const world = find(params)
      return snapshots.remove(world, params.snapshot) ? done : noSnapshot(world, params.snapshot)
    },
    restoreSnapshot: ({ params }) => {
      const world = find(params)
      const saved = snapshots.find(world, params.snapshot) ?? noSnapshot(world, params.snapshot)
      return worldOf(worlds.restore(world.id, saved))
    },
    exportWorld: ({ params }) => writeWorldFile(worlds.save(find(params))),
    importWorld: ({ params, body }) => {
      if (!worldId.test(params.world)) throw new ControlProblem(400, `path/world must match ${worldId.source}`)
      return worldOf(worlds.restore(params.world, readWorldFile(body)))
    },
    setClock: async ({ params, body }) => {
      const world = find(params)
      const { clock } = world
      const frozen = body.frozen ?? clock.frozen()
      // Standing still, it arrives at that very moment, however long that takes.
      clock.freeze(true)
      try {
        const to = body.now === undefined ? clock.now() : Date.parse(body.now)
        if (to < clock.now()) clock.set(to)
        else await journeys.advance(world, to - clock.now())
      } finally {
        clock.freeze(frozen)
      }
      return clockOf(clock)
    },
    advanceClock: async ({ params, body }) => {
      const world = find(params)
      await journeys.advance(world, body.seconds * 1000)
      return clockOf(world.clock)
    },
    listMessages: async ({ params, query: { waitMs, ...query } }) => {
      const world = find(params)
      const found = await world.inbox.wait(query, waitMs)
      // What a journey through time sends is seen when it has come to its end.
      const journey = world.db.$client.open ? journeys.before(world) : undefined
      const messages = journey ? await journey.then(() => world.inbox.wait(query, 0)) : found
      return {
        messages: messages.map(({ sentAtMs, links, target = null, ...message }) => ({
          ...message,
          target,
          links: [...links],
          sentAt: iso(sentAtMs),
        })),
      }
    },
    clearInbox: ({ params }) => {
      find(params).inbox.clear()
      return done
    },
    listScenarios: () => ({ scenarios: scenarioNames.map(scenarioOf) }),
    applyScenario: async ({ params, body }) => {
      const world = find(params)
      const ctx = contextOf(world)
      const { id } = personaUser(ctx, body.persona ?? 'customer')
      transact(ctx, (tx) => {
        scenarios[params.scenario].apply(tx, id)
        return ok(null)
      })
      await journeys.before(world)
      return scenarioOf(params.scenario)
    },
    listPersonas: () => ({ personas: worlds.default.db.select().from(persona).all() }),
    logInAsPersona: ({ params }) => logInAsPersona(contextOf(find(params)), params.persona),
    listFaults: ({ params }) => ({
      faults: find(params)
        .faults.list()
        .map((fault) => ({ ...fault })),
    }),
    addFault: ({ params, body }) => {
      const world = find(params)
      const { operation, codResult, status, delayMs, malformed } = body
      if (operation !== '*' && !Object.hasOwn(operations, operation))
        throw new ControlProblem(
          400,
          `there is no operation ${operation}; known are *, ${Object.keys(operations).join(', ')}`,
        )
      if ([codResult, status, delayMs, malformed].every((effect) => effect === undefined))
        throw new ControlProblem(400, 'the rule has no effect; give it codResult, status, delayMs or malformed')
      return { ...world.faults.add(body) }
    },
    clearFaults: ({ params }) => {
      find(params).faults.clear()
      return done
    },
    listRequests: ({ params, query }) => ({
      requests: find(params)
        .log.list(query.operation)
        .map(({ atMs, problems, ...request }) => ({ ...request, at: iso(atMs), problems: [...problems] })),
    }),
    listAudit: ({ params, query: { subject, actor } }) => ({
      audit: find(params)
        .db.select()
        .from(audit)
        .where(
          and(
            subject === undefined ? undefined : eq(audit.subjectId, subject),
            actor === undefined ? undefined : eq(audit.actorId, actor),
          ),
        )
        .orderBy(desc(audit.id))
        .limit(1_000)
        .all()
        .map(({ at, actorId, subjectId, operation, codResult, reason, before }) => ({
          at: iso(at),
          actor: actorId,
          subject: subjectId,
          operation,
          codResult,
          reason,
          before: before === null ? null : JSON.stringify(before),
        })),
    }),
    clearRequests: ({ params }) => {
      find(params).log.clear()
      return done
    },
  }
}

function logInAsPersona(ctx: Context, key: string): Answer<'logInAsPersona'> {
  const who = personaUser(ctx, key)
  const opened = transact(ctx, (tx) => ok(loginAnswer(who, openSession(tx, who.id, 'open'), ctx.now)))
  const session = { result: resultEnvelope('0000'), ...opened.value }
  return { session, storage: storedSession(session, Date.now()) }
}

/** The user that a persona is. Throws which ones there are where it is none. */
function personaUser({ db }: Context, key: string): typeof user.$inferSelect {
  const found = db.select().from(persona).where(eq(persona.key, key)).get()
  const who = found && userById(db, found.userId)
  if (who) return who
  const known = db.select({ key: persona.key }).from(persona).where(ne(persona.userId, 0)).orderBy(persona.userId).all()
  throw new ControlProblem(
    404,
    `there is no persona ${key} that can log in; known are ${known.map((each) => each.key).join(', ')}`,
  )
}

/** As the ids of worlds that are forked. */
const worldId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/
const iso = (ms: number): string => new Date(ms).toISOString()
const clockOf = (clock: World['clock']): Wire.Clock => ({ now: iso(clock.now()), frozen: clock.frozen() })
const scenarioOf = (name: Wire.ScenarioName): Wire.Scenario => ({ name, description: scenarios[name].description })
const snapshotOf = (name: string, { bytes, nowMs, frozen }: SavedWorld): Wire.Snapshot => ({
  name,
  clock: { now: iso(nowMs), frozen },
  bytes: bytes.length,
})
const worldOf = ({ id, createdAtMs, clock }: World): Wire.World => ({
  id,
  createdAt: iso(createdAtMs),
  clock: clockOf(clock),
})
