import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Wraps the client that web/dist holds: web/mobile/dist is the same, started by the shell and with the settings of the
 * app.
 */
const folder = fileURLToPath(new URL('.', import.meta.url))
const client = join(folder, '../dist')
const app = join(folder, 'dist')
const [settings] = process.argv.slice(2)
if (settings === undefined || !existsSync(settings))
  throw new Error('Name the settings of the app: build <config.json>')
if (!existsSync(client)) throw new Error('There is no web/dist: run "npm run build" first')

rmSync(app, { recursive: true, force: true })
// The compressed copies are for web servers, and the worker for browsers.
cpSync(client, app, { recursive: true, filter: (file) => !/\.gz$|[\\/]sw\.js$/.test(file) })
cpSync(settings, join(app, 'config.json'))

const page = readFileSync(join(app, 'index.html'), 'utf8')
const tags = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>/g)]
// The last one is the client; those before it are parts that it imports itself.
const start = tags.at(-1)
if (!start?.[1]) throw new Error('The page of the client starts with no script')
writeFileSync(join(app, 'index.html'), page.replace(start[0], '<script type="module" src="/shell.js"></script>'))
await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outfile: join(app, 'shell.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  define: { CLIENT: JSON.stringify(start[1]) },
  external: ['/assets/*'],
  logLevel: 'warning',
})
