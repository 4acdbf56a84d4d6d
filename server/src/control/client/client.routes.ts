import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tryoutUtility } from '@acometida/api-spec/rules/tryoutUtility'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknown } from '#src/core/http/refusals.ts'
import { answerPage, servePages } from './clientPages.ts'

/**
 * Serves the built client of a folder beside the API, with the settings of a tryout, which `own` replaces. Throws if
 * the folder holds no client.
 */
export async function serveClient(app: FastifyInstance, folder: string, own: object): Promise<void> {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'config.json')))
    throw new Error(`CLIENT_DIR is "${folder}", and there is no built client in it. Make it with npm run build.`)
  await servePages(app, folder, { captcha: 'dummy', utility: tryoutUtility, ...own, apiBase: '/api' })
}

/**
 * Answers requests without a route: with a file or page of the client if it has this address, else as the API does. A
 * route of its own would hide the API's answer to an unknown operation.
 */
export function answerClient(folder: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  return answerPage(folder, answerUnknown)
}
