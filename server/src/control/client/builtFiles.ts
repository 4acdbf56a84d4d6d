import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FastifyReply } from 'fastify'
import { CLIENT_POLICY } from './clientFiles.ts'

/** The paths of all files of a built client, with `/` on every system. They do not change while a server runs. */
export function builtFiles(folder: string): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    found.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length).replaceAll(sep, '/')),
  )
}

/**
 * Sets the headers of a file. One with a fingerprint in its name never changes; a browser asks for any other at each
 * visit.
 */
export function setFileHeaders(reply: FastifyReply, file: string): FastifyReply {
  return reply.headers({
    'content-security-policy': CLIENT_POLICY,
    'cache-control': file.startsWith('assets/') ? 'max-age=31536000' : 'no-cache',
  })
}
