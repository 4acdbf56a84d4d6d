// Fastify with the same bytes and nothing else.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const text = readFileSync(process.argv[2], 'utf8')
const app = fastify()
app.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
