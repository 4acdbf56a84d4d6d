import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForAnswer } from '../process/ports.ts'
import { installDebian } from './debian.ts'

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
]

/** The path of nginx: NGINX, the system's, or else the Debian package, installed now; null if there is none. */
export function findNginx(): string | null {
  const named = process.env['NGINX']
  if (named !== undefined && !existsSync(named)) throw new Error(`NGINX is "${named}", and there is no such file.`)
  const found = () => named ?? places.find(existsSync)
  return found() ?? (installDebian('nginx-light', 'nginx') ? found() : undefined) ?? null
}

/**
 * Starts a real nginx with one site, and waits until `probe` answers. The text of the site may use the folder that
 * nginx writes into. Throws if there is no nginx.
 */
export async function startNginx(site: (folder: string) => string | Promise<string>, probe: string) {
  const nginx = findNginx()
  if (nginx === null)
    throw new Error('There is no nginx here. Install it (Debian: apt-get install nginx) or name it in NGINX.')
  const folder = mkdtempSync(join(tmpdir(), 'acometida-nginx-'))
  writeFileSync(join(folder, 'site.conf'), await site(folder))
  writeFileSync(join(folder, 'nginx.conf'), mainFor(folder, nginx))
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitForAnswer(probe, 10_000)
  return {
    folder,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The main configuration of the image with that site, which writes into `folder`. */
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
