import { createHmac } from 'node:crypto'
import cors from '@fastify/cors'
import fastifyJwt from '@fastify/jwt'
import Fastify, { type FastifyInstance } from 'fastify'
import { controlRoutes } from './control/control.routes.ts'
import { docsRoutes } from './control/docs.routes.ts'
import { logCall } from './control/controlHooks.ts'
import { makeJourneys } from './control/journeys.ts'
import type { Worlds } from './control/worlds.ts'
import type { Config } from './config.ts'
import { callSteps } from './callSteps.ts'
import { contextOf, type Shared } from './callContext.ts'
import { issuer } from './core/authenticate.ts'
import { bearers, tokenHeader } from './core/bearer.ts'
import { bindOperations, type Remembered } from './core/bind.ts'
import { proofOfWork } from './core/captcha.ts'
import type { Chance } from './core/chance.ts'
import type { Caller } from './core/context.ts'
import { type ErrorLog, errorLog, type LogStream } from './core/errorLog.ts'
import { readJsonBodies } from './core/jsonBody.ts'
import { answerError, answerUnknown } from './core/refusals.ts'
import { type RememberedAnswers, rememberedAnswers } from './core/rememberedAnswers.ts'
import { securityHeaders } from './core/securityHeaders.ts'
import { inOrder } from './core/step.ts'
import { untilWrite } from './db/untilWrite.ts'
import { loadLimits } from './core/loadLimit.ts'
import { localDayOf } from './core/localDay.ts'
import type { OperationId } from './core/operation.ts'
import { knowMethods } from './core/pathMethods.ts'
import { isDue, runDue } from './core/moves.ts'
import { paymentProvider } from './core/paymentProvider.ts'
import { writeProblem } from './db/writeProblem.ts'
import { handlers } from './handlers.ts'
import { providerRoutes } from './modules/payments/provider/provider.routes.ts'
import { moves } from './moves.ts'
import type { World } from '#src/control/world.type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    world: World
    caller: Caller | null
    codResult: string | null
    problems: readonly string[]
  }
  interface FastifyInstance {
    /** Null where there is no log. */
    logError: ErrorLog | null
  }
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

const megabyte = 1024 * 1024

export interface AppSettings {
  readonly config: Config
  readonly worlds: Worlds
  readonly chance: Chance
  readonly logStream?: LogStream
  /** The answers to reads that are kept to be given again; null for a server that keeps none. */
  readonly remembered?: RememberedAnswers | null
}

/** The whole server on top of its worlds. It does not listen yet. */
export async function buildApp({
  config,
  worlds,
  chance,
  logStream = process.stdout,
  remembered = rememberedAnswers(),
}: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    // What the router itself refuses passes no hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
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
    signToken: (claims) => app.jwt.sign(claims),
  }
  const journeys = makeJourneys({
    isDue: ({ db, clock }) => isDue(db, moves, clock.now()),
    runDue: (world, until) => runDue(world.db, moves, until, (at) => contextOf(world, shared, { at })),
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
  app.decorate('logError', config.mode === 'test' ? null : errorLog(logStream))

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
      // With a handler of its own, what is unknown below /api passes the hooks as well: not cached, and in the request
      // log.
      api.setNotFoundHandler(answerUnknown)
      const limitsOf = await loadLimits(api, config.rateLimit)
      const steps = callSteps({ config, worlds, journeys, isEnding: () => ending, limitsOf })
      const toNowhere = inOrder(steps.toNowhere)
      api.addHook('onRequest', function (request, reply, next) {
        if (request.is404) toNowhere.call(this, request, reply, next)
        else next()
      })
      if (config.control) api.addHook('onResponse', logCall)
      if (config.answers === 'examples') {
        // They are large, and for development.
        const { answerFromExamples } = await import('./core/exampleAnswers.ts')
        return answerFromExamples(api, steps.to)
      }
      const callerOf = bearers((token) => app.jwt.verify(token))
      bindOperations(api, handlers, {
        checkAnswers: config.control,
        stepsTo: steps.to,
        callerOf: ({ headers, world }) => callerOf(headers.authorization, world),
        keyedHash: (text) => createHmac('sha256', config.jwtSecret).update(text).digest('base64url'),
        contextOf: ({ world }, caller, ending, seen) =>
          contextOf(world, shared, { caller, ending, seen, messageLimit: config.messageLimit }),
        remembered: remembered && rememberedCalls(remembered),
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
      contextOf: (world) => contextOf(world, shared),
      journeys,
    })
  }
  return app
}

/**
 * Answers to calls, by whoever makes them: a caller, or all strangers of a world alike. Both are another object after
 * each write.
 */
function rememberedCalls({ find, keep }: RememberedAnswers): Remembered {
  const whose = (caller: Caller | null, { db }: World) => caller ?? strangers(db, 'all')
  return {
    find: ({ raw, world }, caller) => find(whose(caller, world), raw.url ?? '', world.clock.now()),
    keep: ({ raw, world }, caller, { code, text }, seen) => {
      const { from, until } = seen.day ? localDayOf(world.clock.now()) : always
      keep(whose(caller, world), raw.url ?? '', { code, text, from, until })
    },
  }
}

const strangers = untilWrite(() => ({}))
const always = { from: -Infinity, until: Infinity }
