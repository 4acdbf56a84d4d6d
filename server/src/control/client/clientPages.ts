import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { builtFiles, setFileHeaders } from './builtFiles.ts'
import { clientFileOf } from './clientFiles.ts'

type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers `/config.json` with the settings of a built client, replaced by `own`, and lets `answerPage` send its files.
 * In production nginx does this (deploy/nginx.conf), with the same headers.
 */
export async function servePages(app: FastifyInstance, folder: string, own: object): Promise<void> {
  // `answerPage` sets the headers for caching.
  await app.register(files, { root: resolve(folder), serve: false, preCompressed: true, cacheControl: false })
  const built: object = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  app.get('/config.json', (_request, reply) => setFileHeaders(reply, 'config.json').send({ ...built, ...own }))
}

/** Answers with a file or page of the client if it has this address, else by `otherwise`. */
export function answerPage(folder: string, otherwise: PageAnswer): PageAnswer {
  let names: ReadonlySet<string> | undefined
  return (request, reply) => {
    names ??= builtFiles(folder)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? clientFileOf(request.url, names) : null
    return file === null ? otherwise(request, reply) : setFileHeaders(reply.code(200), file).sendFile(file)
  }
}
