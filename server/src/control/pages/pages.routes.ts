import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#src/config.ts'
import { builtFiles, setFileHeaders } from '#src/control/client/builtFiles.ts'
import { clientFileOf } from '#src/control/client/clientFiles.ts'
import { checkHost } from '#src/control/controlGuard.ts'
import { answerUnknown } from '#src/core/http/refusals.ts'

interface Options {
  readonly config: Config
  /** The folder that is served. */
  readonly folder: string
}

const ROOM = '/__room'

/** Serves the built control room at /__room, each page with the same document. Throws if the folder holds no room. */
export const roomRoutes: FastifyPluginAsync<Options> = async (app, { config, folder }) => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`ROOM_DIR is "${folder}", and there is no built control room in it. Make it with npm run build.`)
  const root = resolve(folder)
  const names = builtFiles(root)
  // The client may have registered it already.
  if (!app.hasReplyDecorator('sendFile'))
    await app.register(files, { root, serve: false, preCompressed: true, cacheControl: false })
  app.addHook('onRequest', checkHost(config))
  app.get(ROOM, (_request, reply) => reply.redirect(`${ROOM}/`))
  app.get(`${ROOM}/*`, (request, reply) => {
    const file = clientFileOf(request.url.slice(ROOM.length), names)
    return file === null ? answerUnknown(request, reply) : setFileHeaders(reply, file).sendFile(file, root)
  })
}

/**
 * Serves the pictures of the client's screens at /__gallery, where `npm run gallery` puts them. The folder is created
 * if it does not exist, and read at each request.
 */
export const galleryRoutes: FastifyPluginAsync<Options> = async (app, { config, folder }) => {
  const root = resolve(folder)
  mkdirSync(root, { recursive: true })
  app.addHook('onRequest', checkHost(config))
  await app.register(files, { root, prefix: '/__gallery/', decorateReply: false, dotfiles: 'deny' })
}
