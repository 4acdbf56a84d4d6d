import type { controlOperations } from '@acometida/api-spec/generated/control'
import type * as Wire from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import type { Static, TSchema } from '@sinclair/typebox'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { transact } from '#src/db/client.ts'
import { ok } from '#src/core/result.ts'
import { resultEnvelope } from '#src/core/envelope.ts'
import { audit, persona, user } from '#src/db/schema.ts'
import { loginAnswer } from '#src/modules/access/loginAnswer.ts'
import { openSession } from '#src/modules/access/session.service.ts'
import { ControlProblem } from './controlProblem.ts'
import type { World, Worlds } from './worlds.ts'

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

/** Who answers each operation of the control API. */
export function controlHandlers(worlds: Worlds, contextOf: (world: World) => Context): ControlHandlers {
  const find = ({ world }: { world: string }): World => {
    const found = worlds.get(world)
    if (!found) throw new ControlProblem(404, `there is no world ${world}; GET /__control/worlds lists them`)
    return found
  }
  return {
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
    setClock: ({ params, body }) => {
      const { clock } = find(params)
      if (body.now !== undefined) clock.set(Date.parse(body.now))
      if (body.frozen !== undefined) clock.freeze(body.frozen)
      return clockOf(clock)
    },
    advanceClock: ({ params, body }) => {
      const { clock } = find(params)
      clock.advance(body.seconds * 1000)
      return clockOf(clock)
    },
    listMessages: async ({ params, query: { waitMs, ...query } }) => {
      const messages = await find(params).inbox.wait(query, waitMs)
      return {
        messages: messages.map(({ sentAtMs, links, ...message }) => ({
          ...message,
          links: [...links],
          sentAt: iso(sentAtMs),
        })),
      }
    },
    clearInbox: ({ params }) => {
      find(params).inbox.clear()
      return done
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
        .map(({ at, actorId, subjectId, operation, codResult }) => ({
          at: iso(at),
          actor: actorId,
          subject: subjectId,
          operation,
          codResult,
        })),
    }),
    clearRequests: ({ params }) => {
      find(params).log.clear()
      return done
    },
  }
}

function logInAsPersona(ctx: Context, key: string): Answer<'logInAsPersona'> {
  const found = ctx.db.select().from(persona).where(eq(persona.key, key)).get()
  const who = found && ctx.db.select().from(user).where(eq(user.id, found.userId)).get()
  if (!who) {
    const known = ctx.db
      .select({ key: persona.key })
      .from(persona)
      .where(ne(persona.userId, 0))
      .orderBy(persona.userId)
      .all()
    throw new ControlProblem(
      404,
      `there is no persona ${key} that can log in; known are ${known.map((each) => each.key).join(', ')}`,
    )
  }
  const opened = transact(ctx.db, () => ok(loginAnswer(who, openSession(ctx, who.id, 'open'), ctx.now)))
  return { session: { result: resultEnvelope('0000'), ...opened.value } }
}

const iso = (ms: number): string => new Date(ms).toISOString()
const clockOf = (clock: World['clock']): Wire.Clock => ({ now: iso(clock.now()), frozen: clock.frozen() })
const worldOf = ({ id, createdAtMs, clock }: World): Wire.World => ({
  id,
  createdAt: iso(createdAtMs),
  clock: clockOf(clock),
})
