import { sentHeaderNames } from '@acometida/api-spec/rules/callHeaders'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'

/**
 * The headers of every answer. The server answers JSON to programs, so a browser may not frame, sniff, run or store any
 * of it (OWASP REST Security Cheat Sheet). The page of the docs sets its own content security policy.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export function sendSecurityHeaders(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.headers(securityHeaders)
  next()
}

/** Names the server in every answer, to tell which of several servers answered. */
export function sendServerName(name: string) {
  return (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    reply.header('x-node', name)
    next()
  }
}

type Allowed = Pick<Config, 'corsOrigins' | 'callHeaders' | 'control'>

/** Lets the pages of other origins call the server with the headers of the client's settings. */
export async function allowOrigins(
  app: FastifyInstance,
  { corsOrigins, callHeaders, control }: Allowed,
): Promise<void> {
  if (corsOrigins.length === 0) return
  await app.register(cors, {
    origin: [...corsOrigins],
    // In development callers also name a world, and an example.
    allowedHeaders: [...new Set([...sentHeaderNames(callHeaders), ...(control ? ['x-sandbox', 'prefer'] : [])])],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    credentials: false,
    exposedHeaders: ['date', 'retry-after'],
    // Browsers cache a preflight for two hours at most (Chromium). Without this header they send one before each call.
    maxAge: 7_200,
  })
}
