import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../lib/process/startServer.ts'
import { startNginx } from '../../lib/programs/nginx.ts'
import { root } from '../../lib/root.ts'

const FIRST_PORT = 4811
const FRONT_PORT = 4816

/** The address of nginx, which answers for all servers. */
export const front = { host: '127.0.0.1', port: FRONT_PORT }

export type Server = Awaited<ReturnType<typeof startServer>> & { readonly name: string; readonly address: string }

/** Starts the built server of that number, with its worlds in memory. `settings` are added to its environment. */
export async function startNumbered(
  number: number,
  settings: Record<string, string> & { readonly TEMPLATE: string },
): Promise<Server> {
  const port = FIRST_PORT + number - 1
  const name = `server-${number}`
  const env = {
    NODE_ENV: 'development',
    DATABASE: ':memory:',
    NODE_NAME: name,
    PORT: String(port),
    // All servers sign tokens with the same secret. Only their worlds differ.
    JWT_SECRET: 'a secret of the proof, long enough to be one',
    ...settings,
  }
  return { ...(await startServer(['server/dist/main.js'], env)), name, address: `127.0.0.1:${port}` }
}

/** Starts nginx in front of servers, with deploy/nginx.scale.conf at the addresses of this machine. */
export function startFront(servers: readonly Server[]) {
  const site = siteFor(
    readFileSync(join(root, 'deploy/nginx.scale.conf'), 'utf8'),
    servers.map(({ address }) => address),
  )
  return startNginx(() => site, `http://127.0.0.1:${FRONT_PORT}/ready`)
}

/** The configuration with these servers. `resolve` needs a newer nginx than Debian's, but addresses do not need it. */
function siteFor(text: string, addresses: readonly string[]): string {
  const line = /^ {2}server server-1:4000 (.+) resolve;\n(?: {2}server server-\d:4000 .+;\n)*/m
  const [, options] = line.exec(text) ?? []
  if (options === undefined || !text.includes('listen 8080;'))
    throw new Error('deploy/nginx.scale.conf has no "listen 8080;" or no "server server-1:4000 ... resolve;" any more.')
  return text
    .replace(line, addresses.map((address) => `  server ${address} ${options};\n`).join(''))
    .replace('listen 8080;', `listen 127.0.0.1:${FRONT_PORT};`)
}
