import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#src/config.ts'
import { hostProblem } from '#src/control/controlGuard.ts'

interface Options {
  readonly config: Config
  /** Where `npm run gallery` keeps its pictures; made where it is not there yet. */
  readonly folder: string
}

/** Serves the pictures of the client's screens at /__gallery, as they are at each call. */
export const galleryRoutes: FastifyPluginAsync<Options> = async (app, { config, folder }) => {
  const root = resolve(folder)
  mkdirSync(root, { recursive: true })
  app.addHook('onRequest', (request, reply, next) => {
    const error = hostProblem(request, config)
    if (error === null) next()
    else void reply.code(403).send({ error })
  })
  await app.register(files, { root, prefix: '/__gallery/', decorateReply: false, dotfiles: 'deny' })
}
