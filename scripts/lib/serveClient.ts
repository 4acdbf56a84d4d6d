import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './root.ts'

/** The folder of the production build of the client. */
export const clientFolder = join(root, 'web/dist')

/** Serves the production build of the client as docker/nginx.conf does, compressed and kept; `api` answers the calls. */
export async function serveClient({ port = 0, api }: { readonly port?: number; readonly api?: string } = {}) {
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0] ?? '/'
    if (api !== undefined && path.startsWith('/api/')) passOn(asked, answer, api)
    else sendFile(path, answer)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`
  return { url, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

function sendFile(path: string, answer: ServerResponse): void {
  const own = join(path, 'index.html')
  const page = existsSync(join(clientFolder, own)) ? own : 'index.html'
  const file = extname(path) === '' ? page : path
  try {
    const bytes = readFileSync(join(clientFolder, file))
    const type = TYPES[extname(file)]
    answer.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
      ...(type === undefined ? {} : { 'content-encoding': 'gzip' }),
    })
    answer.end(type === undefined ? bytes : gzipSync(bytes))
  } catch {
    answer.writeHead(404).end()
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, api: string): void {
  const options = { method: asked.method ?? 'GET', headers: asked.headers }
  const call = request(api + (asked.url ?? ''), options, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  call.once('error', () => answer.writeHead(502).end())
  asked.pipe(call)
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
