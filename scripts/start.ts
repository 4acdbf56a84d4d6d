import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Config, readConfig } from '@acometida/server/config'
import { inspectDatabase } from '@acometida/server/db/inspect'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import { onEndSignal } from 'acometida/src/lib/signals.ts'
import pc from 'picocolors'
import { readWords } from './commands.ts'
import { ensureClient } from './lib/buildClient.ts'
import { generateContract } from './lib/generateContract.ts'
import { makeChildren } from './lib/process/children.ts'
import { type Gate, makeGate } from './lib/process/gate.ts'
import { waitForAnswer, webPortOf } from './lib/process/ports.ts'
import { startReloadingApi } from './lib/process/reloadingApi.ts'
import { root } from './lib/root.ts'
import { assertScale, readScale } from './lib/scale.ts'
import { ensureTemplate } from './lib/template.ts'
import { startTypeChecks } from './lib/typeChecks.ts'

/** Starts the API and the client, with hot reload or built, and prints their addresses. */
const children = makeChildren((name, code) => {
  console.error(`${name} ended (${code ?? 'by a signal'}), so everything ends. The lines above say why.`)
  void finish(1)
})
/** The file in which a server leaves its worlds for the next one. It exists only during the hand-over. */
const worlds = join(tmpdir(), `acometida-worlds-${randomUUID()}`)
process.once('exit', () => rmSync(worlds, { force: true }))
let gate: Gate | null = null
onEndSignal((code) => void finish(code))

try {
  const { scale: thousands = '0', built } = readWords<{ scale: string; built: true }>('start').values
  const scale = readScale(thousands)
  const config = readConfig(process.env)
  const now = process.env['NOW'] || undefined
  const webPort = webPortOf(process.env)
  if (existsSync(config.database)) inspectDatabase(config.database, config.mode)
  assertScale(scale, config)
  await assertFree(config.port, 'the API', 'PORT=')
  if (!built) await assertFree(webPort, 'the client', 'WEB_PORT=')
  await generateContract()
  const template = config.template ?? (await ensureTemplate(templateOf(scale, now), { now, scale }))
  const api = `http://127.0.0.1:${config.port}`
  const web = `http://localhost:${built ? config.port : webPort}`
  const settings = {
    TEMPLATE: template,
    CLIENT_URL: process.env['CLIENT_URL'] ?? web,
    // Developers look at bodies, and find their worlds unchanged the next morning.
    WATCH: process.env['WATCH'] ?? 'on',
    WORLD_TTL: process.env['WORLD_TTL'] ?? '0',
    GALLERY_DIR: 'data/gallery',
  }
  if (built) await serveBuilt(api, settings)
  else await serveSources(config, api, webPort, settings)
  console.log(welcome(web, api.replace('127.0.0.1', 'localhost')))
  if (!built) startTypeChecks(children)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await finish(1)
}

/** The production build of the client, served by the API's own process; nothing is watched. */
async function serveBuilt(api: string, settings: Record<string, string>): Promise<void> {
  await ensureClient()
  const built = { ...settings, CLIENT_DIR: 'web/dist', ROOM_DIR: 'web/room/dist' }
  children.start('api', ['--import', 'tsx', 'server/src/main.ts'], built, { talks: true })
  await waitForAnswer(`${api}/ready`, 60_000)
}

/** Client and API from their sources, reloaded after each save. */
async function serveSources(config: Config, api: string, webPort: number, settings: Record<string, string>) {
  gate = makeGate({ corsOrigins: config.corsOrigins })
  await gate.listen(config.port, config.host)
  children.start('contract', ['--import', 'tsx', 'api-spec/generate/main.ts', '--watch'])
  children.start('client', [vite(), 'web'], { API_URL: api, WEB_PORT: String(webPort) })
  await startReloadingApi(children, gate, {
    ...settings,
    // Sessions survive every save of a server file.
    JWT_SECRET: process.env['JWT_SECRET'] || randomBytes(32).toString('hex'),
    HAND_OVER: worlds,
  })
  await waitForAnswer(`http://localhost:${webPort}/ready`, 60_000)
}

async function finish(code: number): Promise<void> {
  gate?.close()
  await children.stop()
  process.exit(code)
}

/** One template for each size and pinned time, so that a start without options does not replace another. */
function templateOf(scale: number, now: string | undefined): string {
  const kind = [...(now === undefined ? [] : ['pinned']), ...(scale === 0 ? [] : [scale])]
  return `${['data/template', ...kind].join('-')}.sqlite`
}

function welcome(web: string, api: string): string {
  const rows = [
    ['Room', `${web}/__room/`],
    ['Client', web],
    ['API', `${api}/api`],
    ['Docs', `${api}/docs`],
    ['Control', `${api}/__control`],
  ]
  const people = [
    ['12345678Z', 'the everyday customer, two supplies'],
    ['34567812P', 'asks for a code by e-mail (read it at the control API)'],
    ['B87654323', 'a company with 40 supplies'],
  ]
  return [
    '',
    pc.bold('Acometida is running'),
    ...rows.map(([name = '', address = '']) => `  ${name.padEnd(10)} ${pc.cyan(address)}`),
    '',
    `Log in with the password ${pc.bold('Farola#29a')} as`,
    ...people.map(([document = '', what = '']) => `  ${pc.bold(document.padEnd(10))} ${what}`),
    '',
    pc.dim('Ctrl-C ends everything. The data stays in data/.'),
    '',
  ].join('\n')
}

function vite(): string {
  const manifest = createRequire(join(root, 'web/package.json')).resolve('vite/package.json')
  return join(dirname(manifest), 'bin/vite.js')
}
