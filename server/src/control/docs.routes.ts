import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyPluginAsync } from 'fastify'

/** The published documents, and a page to read them and try them out. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  const documents = { openapi: documentOf('openapi.json'), control: documentOf('control.json') }
  for (const [name, text] of Object.entries(documents))
    app.get(`/docs/${name}.json`, (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      pageTitle: 'Acometida API',
      theme: 'default',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      sources: [
        { title: 'Customer area', slug: 'api', url: '/docs/openapi.json', default: true },
        { title: 'Control', slug: 'control', url: '/docs/control.json' },
      ],
    },
    hooks: {
      // The page brings inline scripts and styles of its own. It is there in development only.
      onRequest: (_request, reply, next) => {
        reply.header(
          'content-security-policy',
          "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'",
        )
        next()
      },
    },
  })
}

function documentOf(name: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@acometida/api-spec/documents/${name}`)), 'utf8')
}
