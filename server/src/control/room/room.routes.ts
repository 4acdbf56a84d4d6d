import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#src/config.ts'
import { filesOf, withHeaders } from '#src/control/client/builtFiles.ts'
import { clientFileOf } from '#src/control/client/clientFiles.ts'
import { hostProblem } from '#src/control/controlGuard.ts'
import { answerUnknown } from '#src/core/http/refusals.ts'

interface Options {
  readonly config: Config
  /** The built room. */
  readonly folder: string
}

const ADDRESS = '/__room'

/** Serves the control room at /__room, every page of it with its one document. Throws where the folder holds none. */
export const roomRoutes: FastifyPluginAsync<Options> = async (app, { config, folder }) => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`ROOM_DIR is "${folder}", and there is no built control room in it. Make it with npm run build.`)
  const root = resolve(folder)
  const names = filesOf(root)
  // The client may have brought it already.
  if (!app.hasReplyDecorator('sendFile'))
    await app.register(files, { root, serve: false, preCompressed: true, cacheControl: false })
  app.addHook('onRequest', (request, reply, next) => {
    const error = hostProblem(request, config)
    if (error === null) next()
    else void reply.code(403).send({ error })
  })
  app.get(ADDRESS, (_request, reply) => reply.redirect(`${ADDRESS}/`))
  app.get(`${ADDRESS}/*`, (request, reply) => {
    const file = clientFileOf(request.url.slice(ADDRESS.length), names)
    return file === null ? answerUnknown(request, reply) : withHeaders(reply, file).sendFile(file, root)
  })
}
