import { createHmac } from 'node:crypto'
import type { MessageIdForm } from '@acometida/api-spec/rules/messageId'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { answerClient, serveClient } from './control/client/client.routes.ts'
import { makeTimeTravel } from './control/clock/timeTravel.ts'
import { controlRoutes } from './control/control.routes.ts'
import { docsRoutes } from './control/documentation/docs.routes.ts'
import { applyFaults } from './control/faults/applyFaults.ts'
import { galleryRoutes, roomRoutes } from './control/pages/pages.routes.ts'
import { logCall } from './control/requests/requestLog.ts'
import { saveStateBeforeCall, recordBody } from './control/watch/recordingSteps.ts'
import type { SavedWorld } from './control/worlds/savedWorld.type.ts'
import type { World } from './control/worlds/world.type.ts'
import { clientAddresses } from './control/worlds/worldAddress.ts'
import { contextOf, type SharedContext } from './control/worlds/worldContext.ts'
import type { Worlds } from './control/worlds/worlds.ts'
import { enterWorld, refuseForeignHost, sendDate, startCall } from './control/worlds/worldSteps.ts'
import { bindOperations } from './core/calls/bindOperations.ts'
import { proofOfWork } from './core/captcha.ts'
import type { Chance } from './core/chance.ts'
import type { Caller } from './core/context.ts'
import { type FailureLog, jsonFailureLog, type LogStream, readableFailureLog } from './core/http/failureLog.ts'
import { readJsonBodies } from './core/http/jsonBody.ts'
import { recordMethods } from './core/http/pathMethods.ts'
import { answerError, answerUnknown } from './core/http/refusals.ts'
import { allowOrigins, sendServerName, securityHeaders, sendSecurityHeaders } from './core/http/securityHeaders.ts'
import type { OperationId, OperationTraits } from './core/operation.ts'
import { paymentProvider } from './core/paymentProvider.ts'
import { upcomingJobs, isDue, runDue } from './core/scheduledJobs.ts'
import { type AnswerCache, answerFromCache, isCacheable, makeAnswerCache } from './core/steps/answerCache.ts'
import { checkRole, authenticate } from './core/steps/authenticate.ts'
import { makeCallerReader, registerTokens } from './core/steps/bearerTokens.ts'
import { loadLimits } from './core/steps/loadLimit.ts'
import { checkMessageId } from './core/steps/messageId.ts'
import { refuseUnknown, refuseWhileClosing, refuseWrongEncoding } from './core/steps/refuseSteps.ts'
import { inOrder, type Step } from './core/steps/step.ts'
import { writeProblem } from './db/storageProblem.ts'
import { handlers } from './handlers.ts'
import { providerRoutes } from './modules/payments/provider/provider.routes.ts'
import { scheduledJobs } from './scheduledJobs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    world: World
    caller: Caller | null
    codResult: string | null
    problems: readonly string[]
    /** What the code of the call threw. */
    thrown: Error | null
    /** Id of the fault rule that the call met. */
    fault: number | null
    /** The state of a watched world before the call. */
    before: SavedWorld | null
    /** The body of the answer, in a world that is watched or counts coverage. */
    sentBody: string | Buffer | null
  }
  interface FastifyInstance {
    /** Null if nothing is logged. */
    failureLog: FailureLog | null
    /** Makes the server report that it is not ready, while it goes on answering. */
    drain: () => void
    /** The header with the id of a call, and its form. */
    messageIdForm: MessageIdForm
  }
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

const MEGABYTE = 1024 * 1024

export interface AppSettings {
  readonly config: Config
  readonly worlds: Worlds
  readonly chance: Chance
  readonly logStream?: LogStream
  /** The cache of answers to reads; null for none. */
  readonly cache?: AnswerCache | null
}

/** Builds the whole server on top of its worlds. It does not listen yet. */
export async function buildApp({
  config,
  worlds,
  chance,
  logStream = process.stdout,
  cache = makeAnswerCache(),
}: AppSettings): Promise<FastifyInstance> {
  const app = makeFastify(config)
  if (config.clientDir !== null) await serveClient(app, config.clientDir, config.clientSettings)
  app.addHook('onRequest', sendSecurityHeaders)
  if (config.nodeName !== null) app.addHook('onRequest', sendServerName(config.nodeName))
  app.decorate('messageIdForm', config.callHeaders.messageId)
  await allowOrigins(app, config)
  await registerTokens(app, config.jwtSecret)
  for (const field of ['codResult', 'caller', 'thrown', 'fault', 'before', 'sentBody'] as const)
    app.decorateRequest(field, null)
  app.decorate('failureLog', failureLogs[config.mode](logStream))
  const { isEnding, isClosing } = trackShutdown(app)
  answerProbes(app, () => (isEnding() ? 'The server is ending.' : writeProblem(worlds.default.db, config.database)))
  const shared: SharedContext = {
    chance,
    captcha: proofOfWork({ secret: config.jwtSecret, localhost: config.mode !== 'production' }),
    paymentProvider: paymentProvider(config),
    clientUrlOf: config.control ? clientAddresses(config.clientUrl) : () => config.clientUrl,
    neutral: config.neutralAnswers,
    signToken: (claims) => app.jwt.sign(claims),
  }
  const timeTravel = makeTimeTravel({
    agenda: ({ db }) => upcomingJobs(db, scheduledJobs),
    isDue: ({ db, clock }) => isDue(db, scheduledJobs, clock.now()),
    runDue: (world, until) => runDue(world.db, scheduledJobs, until, (at) => contextOf(world, shared, { at })),
  })
  const whenControlled = (...steps: readonly Step[]) => (config.control ? steps : [])
  await app.register(
    async (api) => {
      const limitsOf = await loadLimits(api, config.rateLimit)
      const callerOf = makeCallerReader((token) => app.jwt.verify(token))
      const identify = ({ headers, world }: FastifyRequest) => callerOf(headers.authorization, world)
      const arrivalSteps = [startCall(worlds), refuseWhileClosing(isClosing), refuseWrongEncoding]
      const worldSteps = [...whenControlled(refuseForeignHost(config)), enterWorld(config, worlds, timeTravel)]
      /** The steps of a call before its caller is known. */
      const stepsBeforeCaller = (operation: OperationTraits): readonly Step[] => [
        ...arrivalSteps,
        // Before any query: a call that is refused here costs nothing.
        ...limitsOf(operation),
        ...worldSteps,
        ...whenControlled(
          sendDate,
          ...(operation.effect === 'none' ? [] : [saveStateBeforeCall(worlds)]),
          applyFaults(identify, authenticate(identify, operation)),
        ),
      ]
      /** The steps of a call. Each one lets it go on or answers it. Then its body is read, and `runCall` answers it. */
      const stepsTo = (operation: OperationTraits): readonly Step[] => [
        ...stepsBeforeCaller(operation),
        authenticate(identify, operation),
        checkRole(operation),
        ...(operation.needsMessageId ? [checkMessageId] : []),
        ...(cache !== null && isCacheable(operation) ? [answerFromCache(cache)] : []),
      ]
      const answerUnknownCall = inOrder([...arrivalSteps, ...worldSteps, ...whenControlled(sendDate), refuseUnknown])
      api.addHook('onRequest', function (request, reply, next) {
        if (request.is404) answerUnknownCall.call(this, request, reply, next)
        else next()
      })
      // With its own handler, an unknown path below /api passes the hooks as well: it is not cached, and is in the
      // request log.
      api.setNotFoundHandler(answerUnknown)
      if (config.control) api.addHook('onSend', recordBody).addHook('onResponse', logCall)
      if (config.answers === 'examples') {
        // The examples are large, and for development only.
        const { answerFromExamples } = await import('./core/calls/exampleAnswers.ts')
        return answerFromExamples(api, stepsBeforeCaller)
      }
      bindOperations(api, handlers, {
        stepsTo,
        contextOf: (request, onCallEnd, usage) =>
          contextOf(request.world, shared, {
            caller: request.caller,
            onCallEnd,
            usage,
            messageLimit: config.messageLimit,
          }),
        keyedHash: (text) => createHmac('sha256', config.jwtSecret).update(text).digest('base64url'),
        checkAnswers: config.control,
        cache,
      })
    },
    { prefix: '/api' },
  )
  if (shared.paymentProvider?.simulated)
    await app.register(providerRoutes, {
      prefix: '/provider',
      paymentSecret: config.paymentSecret,
      clientUrlOf: shared.clientUrlOf,
    })
  if (config.control) {
    await app.register(docsRoutes, { config })
    if (config.galleryDir !== null) await app.register(galleryRoutes, { config, folder: config.galleryDir })
    if (config.roomDir !== null) await app.register(roomRoutes, { config, folder: config.roomDir })
    await app.register(controlRoutes, {
      prefix: '/__control',
      config,
      worlds,
      timeTravel,
      contextOf: (world) => contextOf(world, shared),
    })
  }
  return app
}

function makeFastify(config: Config): FastifyInstance {
  const app = Fastify({
    // A call that the router refuses passes no hooks, so it gets its headers here.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
    bodyLimit: MEGABYTE,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    // The framework's 503 does not have the form of the contract; a step answers instead.
    return503OnClosing: false,
    // Only one proxy is trusted: earlier entries are claims of the caller.
    trustProxy: config.trustProxy && ((_address, hops) => hops === 0),
  })
  recordMethods(app)
  // Plugins inherit these when they are registered, so they come first.
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(config.clientDir === null ? answerUnknown : answerClient(config.clientDir))
  readJsonBodies(app)
  return app
}

/** Tests read answers, developers sentences, and the operator's collector JSON. */
const failureLogs = {
  test: () => null,
  development: readableFailureLog,
  production: jsonFailureLog,
} as const satisfies Record<Config['mode'], (stream: LogStream) => FailureLog | null>

/** Tracks the shutdown. `isEnding` is true from draining on, `isClosing` from closing on. */
function trackShutdown(app: FastifyInstance): { isEnding: () => boolean; isClosing: () => boolean } {
  let stage: 'serving' | 'draining' | 'closing' = 'serving'
  app.decorate('drain', () => void (stage = 'draining'))
  app.addHook('preClose', (done) => {
    stage = 'closing'
    done()
  })
  return { isEnding: () => stage !== 'serving', isClosing: () => stage === 'closing' }
}

/** Answers the probes of a supervisor: whether the server is alive, and whether it can take calls. */
function answerProbes(app: FastifyInstance, problem: () => string | null): void {
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', (_request, reply) => {
    const reason = problem()
    if (reason === null) return reply.send({ status: 'ready' })
    return reply.code(503).send({ status: 'not ready', reason })
  })
}
