import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Config } from '#src/config.ts'
import { checkHost } from '#src/control/controlGuard.ts'
import { DOCS_PAGE } from './docsPage.ts'
import { publishedDocument } from './publishedDocument.ts'

/** Serves the published documents, and a page to read them and to try them out as one of the personas. */
export const docsRoutes: FastifyPluginAsync<{ readonly config: Config }> = async (app, { config }) => {
  app.addHook('onRequest', checkHost(config))
  for (const name of ['openapi.json', 'control.json'] as const)
    app.get(`/docs/${name}`, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(publishedDocument(name)),
    )
  for (const path of ['/docs', '/docs/'])
    app.get(path, (_request, reply) =>
      reply
        // The page has inline scripts and styles of its own. It exists in development only.
        .header('content-security-policy', "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(DOCS_PAGE),
    )
  // The script that the page above loads.
  app.get('/docs/scalar/js/scalar.js', async (request, reply) => {
    scalar ??= scalarServer()
    const { statusCode, headers, rawPayload } = await (await scalar).inject(request.url)
    return reply.code(statusCode).type(String(headers['content-type'])).send(rawPayload)
  })
}

let scalar: Promise<FastifyInstance> | undefined

/** Serves the script of Scalar. Its module has 35 MB, so it is loaded when the page is first opened. */
async function scalarServer(): Promise<FastifyInstance> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(plugin, { routePrefix: '/docs/scalar', configuration: { url: '/docs/openapi.json' } })
  return server
}
