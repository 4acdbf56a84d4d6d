import { createHmac } from 'node:crypto'
import cors from '@fastify/cors'
import fastifyJwt from '@fastify/jwt'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { controlRoutes } from './control/control.routes.ts'
import { docsRoutes } from './control/docs.routes.ts'
import { addControlHooks } from './control/controlHooks.ts'
import { makeJourneys } from './control/journeys.ts'
import { hostProblem } from './control/controlGuard.ts'
import type { World, Worlds } from './control/worlds.ts'
import type { Config } from './config.ts'
import { type AccessClaims, callerOf, issuer, readClaims } from './core/authenticate.ts'
import { bindOperations } from './core/bind.ts'
import { proofOfWork } from './core/captcha.ts'
import type { Chance } from './core/chance.ts'
import type { Caller, Context, Ending, OpenContext } from './core/context.ts'
import { refusalBody } from './core/envelope.ts'
import { readJsonBodies } from './core/jsonBody.ts'
import { answerError, answerUnknown } from './core/refusals.ts'
import type { Violation } from './core/result.ts'
import { securityHeaders } from './core/securityHeaders.ts'
import { limitLoad } from './core/loadLimit.ts'
import { checkMessageId } from './core/messageId.ts'
import type { OperationId } from './core/operation.ts'
import { knowMethods } from './core/pathMethods.ts'
import { isDue, runDue } from './core/moves.ts'
import type { Outbox } from './core/outbox.ts'
import { limitedOutbox } from './control/sendingLimit.ts'
import { paymentProvider } from './core/paymentProvider.ts'
import { writeProblem } from './db/writeProblem.ts'
import { handlers } from './handlers.ts'
import { providerRoutes } from './modules/payments/provider/provider.routes.ts'
import { moves } from './moves.ts'

declare module 'fastify' {
  interface FastifyRequest {
    world: World
    caller: Caller | null
    codResult: string | null
    problems: string[]
  }
  interface FastifyInstance {
    /** Tokens whose signature was proven, with their claims. Whether they are still good is asked anew for each call. */
    provenTokens: Map<string, AccessClaims>
  }
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

const megabyte = 1024 * 1024
const tokenHeader = { alg: 'HS256', typ: 'at+jwt' } as const
/** How each token of this server begins. One that announces another algorithm, type, key or extension is not looked at. */
const ownHeader = `${Buffer.from(JSON.stringify(tokenHeader)).toString('base64url')}.`

export interface AppSettings {
  readonly config: Config
  readonly worlds: Worlds
  readonly chance: Chance
  /** Where the log goes, a line of JSON at a time. */
  readonly logStream?: { readonly write: (line: string) => void }
}

/** The whole server on top of its worlds. It does not listen yet. */
export async function buildApp({
  config,
  worlds,
  chance,
  logStream = process.stdout,
}: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.mode === 'test'
        ? false
        : {
            level: config.mode === 'production' ? 'info' : 'warn',
            redact: ['req.url', 'req.headers'],
            stream: logStream,
          },
    // What the router itself refuses passes no hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    // What it would say then is not in the form of the contract; the hook below answers.
    return503OnClosing: false,
    // One proxy: what stands before its entry is the caller's own claim.
    trustProxy: config.trustProxy && ((_address, hops) => hops === 0),
  })
  knowMethods(app)
  // Plugins take these over when they are registered, so they come first.
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknown)
  readJsonBodies(app)
  const shared: Shared = {
    chance,
    captcha: proofOfWork({ secret: config.jwtSecret, localhost: config.mode !== 'production' }),
    paymentProvider: paymentProvider(config),
    clientUrl: config.clientUrl,
    neutral: config.neutralAnswers,
  }
  const journeys = makeJourneys({
    isDue: ({ db, clock }) => isDue(db, moves, clock.now()),
    runDue: (world, until) => {
      const contextAt = (now: number) => {
        const outbox: Outbox = { send: (message) => world.inbox.send(message, now) }
        return { ...contextOf(app, world, shared), now, outbox }
      }
      return runDue(world.db, moves, until, contextAt)
    },
  })
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(securityHeaders)
    next()
  })
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      credentials: false,
      exposedHeaders: ['date', 'retry-after'],
      // Browsers keep the answer to a preflight for two hours at most (Chromium), and ask before each call without it.
      maxAge: 7_200,
    })
  await app.register(fastifyJwt, {
    secret: config.jwtSecret,
    sign: { algorithm: tokenHeader.alg, iss: issuer, header: tokenHeader },
    // Times are judged by the clock of the world, and claims with them, so neither is judged here.
    verify: {
      algorithms: ['HS256'],
      checkTyp: 'at+jwt',
      ignoreExpiration: true,
      ignoreNotBefore: true,
    },
  })
  app.decorateRequest('codResult', null)
  app.decorateRequest('caller', null)
  app.decorate('provenTokens', new Map<string, AccessClaims>())

  let ending = false
  app.addHook('preClose', (done) => {
    ending = true
    done()
  })
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', (_request, reply) => {
    const reason = ending ? 'The server is ending.' : writeProblem(worlds.default.db, config.database)
    if (reason === null) return reply.send({ status: 'ready' })
    return reply.code(503).send({ status: 'not ready', reason })
  })

  await app.register(
    async (api) => {
      // With a handler of its own, what is unknown below /api passes the hooks as well: not cached, and in the request log.
      api.setNotFoundHandler(answerUnknown)
      api.addHook('onRequest', (request, _reply, next) => {
        request.problems = []
        request.world = worlds.default
        next()
      })
      api.addHook('onRequest', (request, reply, next) => {
        if (!ending) return next()
        request.codResult = 'ERROR_GENERICO'
        void reply.code(503).header('retry-after', '1').send(refusalBody('ERROR_GENERICO'))
      })
      // Before anything is asked of the database: whoever is turned away costs nothing.
      await limitLoad(api, config.rateLimit)
      // The people of a development server have a public password, so no name that anybody may point here opens it either.
      if (config.control)
        api.addHook('onRequest', (request, reply, next) => {
          const problem = hostProblem(request, config)
          if (problem === null) return next()
          void reply.code(400).send(refusalBody('ERROR_GENERICO', [{ where: 'header/host', problem }]))
        })
      api.addHook('onRequest', (request, reply, next) => {
        const id = config.control ? request.headers['x-sandbox'] : undefined
        const enter = () => {
          const world = typeof id === 'string' ? worlds.get(id) : worlds.default
          if (!world) return void reply.code(400).send(refusalBody('ERROR_GENERICO', [unknownWorld(id)]))
          const journey = journeys.before(world)
          if (journey) return void journey.then(enter).catch(next)
          request.world = world
          // The time by which the server judges: a client has no other clock for what is due, late or over (RFC 9110, 6.6.1).
          reply.header('date', new Date(world.clock.now()).toUTCString())
          request.caller = authenticate(app, request, world)
          next()
        }
        enter()
      })
      if (config.control) addControlHooks(api)
      // Whatever its body is: it is not read.
      api.addHook('onRequest', (request, reply, next) => {
        if (request.is404) answerUnknown(request, reply)
        else next()
      })
      api.addHook('preHandler', checkMessageId)
      bindOperations(api, handlers, {
        checkAnswers: config.control,
        callerOf: (request) => request.caller,
        keyedHash: (text) => createHmac('sha256', config.jwtSecret).update(text).digest('base64url'),
        contextOf: (request, caller, ending) =>
          contextOf(app, request.world, shared, caller, ending, config.messageLimit),
        onProblems: (request, problems) => {
          request.problems = problems.map(({ where, problem }) => `${where} ${problem}`)
        },
      })
    },
    { prefix: '/api' },
  )
  if (shared.paymentProvider?.simulated) await app.register(providerRoutes, { prefix: '/provider', ...config })
  if (config.control) {
    await app.register(docsRoutes, { config })
    await app.register(controlRoutes, {
      prefix: '/__control',
      config,
      worlds,
      contextOf: (world) => contextOf(app, world, shared),
      journeys,
    })
  }
  return app
}

function unknownWorld(id: unknown): Violation {
  return { where: 'header/x-sandbox', problem: `there is no world ${String(id)}; make it with POST /__control/worlds` }
}

/** Who calls, by the bearer; null without a good one. Nothing that is sent as a token makes the server fail. */
function authenticate(app: FastifyInstance, request: FastifyRequest, world: World): Caller | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token?.startsWith(ownHeader)) return null
  const claims = claimsOf(app, token)
  return claims && callerOf(world.db, claims, world.id, world.clock.now())
}

/** The claims of a token of this server; null for any other. What was proven once needs no second proof. */
function claimsOf(app: FastifyInstance, token: string): AccessClaims | null {
  const known = app.provenTokens.get(token)
  if (known) return known
  try {
    const claims = readClaims(app.jwt.verify(token))
    if (claims === null) return null
    if (app.provenTokens.size >= 10_000) app.provenTokens.clear()
    app.provenTokens.set(token, claims)
    return claims
  } catch {
    return null
  }
}

/** What all contexts of a server have in common. */
type Shared = Pick<Context, 'chance' | 'captcha' | 'paymentProvider' | 'clientUrl' | 'neutral'>

function contextOf(
  app: FastifyInstance,
  { db, clock, inbox, id }: World,
  shared: Shared,
  caller: Caller | null = null,
  ending: Ending | null = null,
  /** Messages an hour; 0 for what no call asks for. */
  messageLimit = 0,
): OpenContext {
  const signToken: Context['signToken'] = (claims) => app.jwt.sign({ ...claims, wld: id })
  const { chance, captcha, paymentProvider, clientUrl, neutral } = shared
  // Written out, one shape for all: spreading it cost a twelfth of a call.
  const now = clock.now()
  return {
    db,
    now,
    caller,
    worldId: id,
    outbox: limitedOutbox(inbox, { db, now, caller, limit: messageLimit }),
    ending,
    signToken,
    chance,
    captcha,
    paymentProvider,
    clientUrl,
    neutral,
  }
}
