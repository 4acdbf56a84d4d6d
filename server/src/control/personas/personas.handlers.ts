import type * as Wire from '@acometida/api-spec/generated/control'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/person/roles'
import { eq, ne } from 'drizzle-orm'
import { type ControlAnswer, type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { Context } from '#src/core/context.ts'
import { resultEnvelope } from '#src/core/http/envelope.ts'
import { ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { persona } from '#src/db/schema.ts'
import { loginAnswer } from '#src/modules/access/loginAnswer.ts'
import { openSession } from '#src/modules/access/session.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { scenarios } from './scenarios.ts'

export const personasHandlers = {
  listPersonas: ({ worlds }) => ({ personas: worlds.default.db.select().from(persona).all() }),
  logInAsPersona: (call) => logIn(call.contextOf(worldOf(call)), call.params.persona),
  listScenarios: () => ({ scenarios: SCENARIO_NAMES.map(scenarioWire) }),
  applyScenario: async (call) => {
    const { params, body, timeTravel } = call
    const world = worldOf(call)
    const ctx = call.contextOf(world)
    const { id } = personaUser(ctx, body.persona ?? 'customer')
    transact(ctx, (tx) => {
      scenarios[params.scenario].apply(tx, id)
      return ok(null)
    })
    world.events.add('scenario', world.clock.now(), `${params.scenario} for ${body.persona ?? 'customer'}`)
    await timeTravel.settle(world)
    return scenarioWire(params.scenario)
  },
} satisfies Partial<ControlHandlers>

function logIn(ctx: Context, key: string): ControlAnswer<'logInAsPersona'> {
  const who = personaUser(ctx, key)
  const opened = transact(ctx, (tx) => ok(loginAnswer(who, openSession(tx, who.id, 'open'), ctx.now)))
  const session = { result: resultEnvelope('0000'), ...opened.value }
  return { session, storage: storedSession(session, Date.now()) }
}

/** The user of a persona. Throws for an unknown persona, and names the known ones. */
function personaUser({ db }: Context, key: string): User {
  const found = db.select().from(persona).where(eq(persona.key, key)).get()
  const who = found && userById(db, found.userId)
  if (who) return who
  const known = db.select({ key: persona.key }).from(persona).where(ne(persona.userId, 0)).orderBy(persona.userId).all()
  throw new ControlProblem(
    404,
    `No persona ${key} can log in. Known personas: ${known.map((each) => each.key).join(', ')}.`,
  )
}

function scenarioWire(name: Wire.ScenarioName): Wire.Scenario {
  return { name, description: scenarios[name].description }
}

const SCENARIO_NAMES = keysOf(scenarios)

/** A session as entries of the browser's storage, by the keys of the specification. */
function storedSession(session: Wire.PersonaSession['session'], realNowMs: number): Wire.PersonaSession['storage'] {
  const { user, realmUser, accessToken, refreshToken, expiresInToken, lastPasswordChange, sessionTime } = session
  // By the browser's clock, which differs from that of the world.
  const expiresAtMs = String(realNowMs + expiresInToken * 1000)
  const tokens = isRestrictedCallCentre(parseRoles(realmUser.userProfiles))
    ? {
        'acometida.adminToken': accessToken,
        'acometida.adminRefreshToken': refreshToken,
        'acometida.adminTokenExpiresAt': expiresAtMs,
      }
    : { token: accessToken, refreshToken, 'acometida.tokenExpiresAt': expiresAtMs }
  const kept = {
    id: String(user.userId),
    ...tokens,
    'acometida.passwordDaysLeft': String(lastPasswordChange),
    sessionTime: String(sessionTime),
    userRoles: realmUser.userProfiles,
    gdprAccepted: user.gdprAccepted,
    userDocument: user.documentNumber,
    userDocumentLogin: user.documentNumber,
    user_type: 'nif',
    browsing_type: 'web',
  }
  return Object.entries(kept).map(([key, value]) => ({ key, value }))
}
