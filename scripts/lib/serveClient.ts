import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx } from './nginx.ts'
import { root } from './root.ts'

/** The folder of the production build of the client. */
export const clientFolder = join(root, 'web/dist')

interface Front {
  readonly port: number
  /** The address of the server behind nginx. Without it calls fail. */
  readonly api?: string
  /** How long nginx waits for the server, such as `60s`. */
  readonly readTimeout?: string
}

/**
 * Serves the production build of the client by a real nginx with docker/nginx.conf.
 * Throws if there is no nginx.
 */
export async function serveClient({ port, api = 'http://127.0.0.1:9', readTimeout = '60s' }: Front) {
  const { folder, stop } = await startNginx(
    (folder) => siteFor(folder, port, api, readTimeout),
    `http://127.0.0.1:${port}/config.json`,
  )
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** The access and error logs of nginx so far. */
    log: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    stop,
  }
}

/** The configuration of the image with the paths of this machine. */
function siteFor(folder: string, port: number, api: string, readTimeout: string): string {
  const text = readFileSync(join(root, 'docker/nginx.conf'), 'utf8')
  const swap = (from: string, to: string, conf: string) => {
    if (!conf.includes(from)) throw new Error(`docker/nginx.conf has no "${from}" any more.`)
    return conf.replace(from, to)
  }
  return [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['include /etc/nginx/logged-paths.conf;', `include ${join(root, 'api-spec/generated/loggedPaths.conf')};`],
    ['access_log /var/log/nginx/access.log', `access_log ${folder}/access.log`],
    ['error_log /var/log/nginx/error.log', `error_log ${folder}/error.log`],
    ['root /usr/share/nginx/html;', `root ${clientFolder};`],
    ['set $server http://server:4000;', `set $server ${api};\n    proxy_read_timeout ${readTimeout};`],
  ].reduce((conf, [from = '', to = '']) => swap(from, to, conf), text)
}
