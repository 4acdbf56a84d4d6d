import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian } from './debian.ts'
import { untilAnswers } from './process/ports.ts'
import { root } from './root.ts'

/** The folder of the production build of the client. */
export const clientFolder = join(root, 'web/dist')

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
]

/** The program of nginx: NGINX, the system's, or else the Debian package, installed now; null where none can be had. */
export function findNginx(): string | null {
  const named = process.env['NGINX']
  if (named !== undefined && !existsSync(named)) throw new Error(`NGINX is "${named}", and there is no such file.`)
  const found = () => named ?? places.find(existsSync)
  return found() ?? (installDebian('nginx-light', 'nginx') ? found() : undefined) ?? null
}

interface Front {
  readonly port: number
  /** The address of the server behind it; without one calls fail. */
  readonly api?: string
  /** How long nginx waits for the server, such as `60s`. */
  readonly readTimeout?: string
}

/**
 * Serves the production build of the client by a real nginx with docker/nginx.conf.
 * Throws where there is no nginx.
 */
export async function serveClient({ port, api = 'http://127.0.0.1:9', readTimeout = '60s' }: Front) {
  const nginx = findNginx()
  if (nginx === null)
    throw new Error('There is no nginx here. Install it (Debian: apt-get install nginx) or name it in NGINX.')
  const folder = mkdtempSync(join(tmpdir(), 'acometida-nginx-'))
  writeFileSync(join(folder, 'site.conf'), siteFor(folder, port, api, readTimeout))
  writeFileSync(join(folder, 'nginx.conf'), mainFor(folder, nginx))
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/config.json`, 10_000)
  return {
    url,
    /** All that nginx has written of the calls so far, the errors included. */
    log: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The file of the image, at this machine's places. */
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

/** The main configuration of the image around that file, writing into a folder of its own. */
function mainFor(folder: string, nginx: string): string {
  const types = ['/etc/nginx/mime.types', join(nginx, '../../../etc/nginx/mime.types')].find(existsSync)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      ${types === undefined ? '' : `include ${types};`}
      default_type application/octet-stream;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      include ${folder}/site.conf;
    }
  `
}
