import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tryoutUtility } from '@acometida/api-spec/rules/tryoutUtility'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknown } from '#src/core/http/refusals.ts'
import { filesOf, withHeaders } from './builtFiles.ts'
import { clientFileOf } from './clientFiles.ts'

/**
 * Serves the built client of a folder beside the API, with the settings of a tryout in /config.json. In production
 * nginx does this (docker/nginx.conf), with the same headers. Throws if the folder holds no client.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'config.json')))
    throw new Error(`CLIENT_DIR is "${folder}", and there is no built client in it. Make it with npm run build.`)
  // `answerClient` sets the headers for caching.
  await app.register(files, { root: resolve(folder), serve: false, preCompressed: true, cacheControl: false })
  const built: object = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  const settings = { ...built, apiBase: '/api', captcha: 'dummy', utility: tryoutUtility }
  app.get('/config.json', (_request, reply) => withHeaders(reply, 'config.json').send(settings))
}

/**
 * Answers requests without a route: with a file or page of the client if it has this address, else as the API does. A
 * route of its own would hide the API's answer to an unknown operation.
 */
export function answerClient(folder: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let names: ReadonlySet<string> | undefined
  return (request, reply) => {
    names ??= filesOf(folder)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? clientFileOf(request.url, names) : null
    return file === null ? answerUnknown(request, reply) : withHeaders(reply.code(200), file).sendFile(file)
  }
}
