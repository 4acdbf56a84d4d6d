import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Headers of every answer. The server answers JSON to programs, so nothing of it may be framed, sniffed, run or
 * remembered by a browser (OWASP REST Security Cheat Sheet). The page of the docs sets a content security policy of its
 * own.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** Sends the security headers with every answer. */
export function sendSecurityHeaders(_request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  reply.headers(securityHeaders)
  next()
}

/** Names the server in every answer, for those who look for the one of several that answered. */
export function nameServer(name: string) {
  return (_request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    reply.header('x-node', name)
    next()
  }
}

/** Lets the pages of other origins call the server. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    credentials: false,
    exposedHeaders: ['date', 'retry-after'],
    // Browsers keep the answer to a preflight for two hours at most (Chromium), and ask before each call without it.
    maxAge: 7_200,
  })
}
