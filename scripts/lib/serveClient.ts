import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { startNginx } from './programs/nginx.ts'
import { root } from './root.ts'

/** The folder of the production build of the client. */
export const clientFolder = join(root, 'web/dist')

interface Front {
  readonly port: number
  /** The address of the server behind nginx. Without it calls fail. */
  readonly api?: string
  /** How long nginx waits for the server, such as `60s`. */
  readonly readTimeout?: string
  /** A second port, where nginx speaks https and HTTP/2, as what stands in front of a real site does. */
  readonly securePort?: number
}

/**
 * Serves the production build of the client by a real nginx with deploy/nginx.conf.
 * Throws if there is no nginx.
 */
export async function serveClient(front: Front) {
  const plainUrl = `http://127.0.0.1:${front.port}`
  const { folder, stop } = await startNginx((folder) => siteFor(folder, front), `${plainUrl}/config.json`)
  return {
    url: front.securePort === undefined ? plainUrl : `https://localhost:${front.securePort}`,
    /** The access and error logs of nginx so far. */
    log: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    stop,
  }
}

/** The configuration of the image with the paths of this machine. */
async function siteFor(folder: string, front: Front): Promise<string> {
  const { port, securePort, api = 'http://127.0.0.1:9', readTimeout = '60s' } = front
  const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const swap = (from: string, to: string, conf: string) => {
    if (!conf.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`)
    return conf.replace(from, to)
  }
  const secure = securePort === undefined ? '' : await secureLines(folder, securePort)
  return [
    ['listen 8080;', `listen 127.0.0.1:${port};${secure}`],
    ['include /etc/nginx/logged-paths.conf;', `include ${join(root, 'api-spec/generated/loggedPaths.conf')};`],
    ['access_log /var/log/nginx/access.log', `access_log ${folder}/access.log`],
    ['error_log /var/log/nginx/error.log', `error_log ${folder}/error.log`],
    ['root /usr/share/nginx/html;', `root ${clientFolder};`],
    ['set $server http://server:4000;', `set $server ${api};\n    proxy_read_timeout ${readTimeout};`],
  ].reduce((conf, [from = '', to = '']) => swap(from, to, conf), text)
}

/** Lets nginx listen for https as well, with a certificate that it reads from the folder. */
async function secureLines(folder: string, port: number): Promise<string> {
  // The key is in the same file.
  writeFileSync(join(folder, 'cert.pem'), await getCertificate(folder))
  return `
  listen 127.0.0.1:${port} ssl http2;
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/cert.pem;`
}
