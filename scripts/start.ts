import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readConfig } from '@acometida/server/config'
import pc from 'picocolors'
import { generateContract } from './lib/generateContract.ts'
import { makeChildren } from './lib/children.ts'
import { assertFree, untilAnswers } from './lib/ports.ts'
import { root } from './lib/root.ts'
import { ensureTemplate } from './lib/template.ts'

/** Starts the API and the client, both with hot reload, and says where they are. */
const children = makeChildren((name, code) => {
  console.error(`${name} ended (${code ?? 'by a signal'}), so everything ends. The lines above say why.`)
  void finish(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void finish(0))

try {
  const config = readConfig(process.env)
  const webPort = Number(process.env['WEB_PORT'] ?? 5173)
  await assertFree(config.port, 'the API', 'PORT')
  await assertFree(webPort, 'the client', 'WEB_PORT')
  await generateContract()
  const template = ensureTemplate('data/template.sqlite')
  const api = `http://127.0.0.1:${config.port}`
  const web = `http://localhost:${webPort}`
  children.start('contract', ['--import', 'tsx', 'api-spec/generate/main.ts', '--watch'])
  children.start('api', [tsx(), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    TEMPLATE: template,
    CLIENT_URL: process.env['CLIENT_URL'] ?? web,
  })
  children.start('client', [vite(), 'web'], { API_URL: api, WEB_PORT: String(webPort) })
  await Promise.all([untilAnswers(`${api}/ready`, 60_000), untilAnswers(`${web}/`, 60_000)])
  console.log(welcome(web, api.replace('127.0.0.1', 'localhost')))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await finish(1)
}

async function finish(code: number): Promise<void> {
  await children.stop()
  process.exit(code)
}

function welcome(web: string, api: string): string {
  const rows = [
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

function tsx(): string {
  return createRequire(import.meta.url).resolve('tsx/cli')
}

function vite(): string {
  const manifest = createRequire(join(root, 'web/package.json')).resolve('vite/package.json')
  return join(dirname(manifest), 'bin/vite.js')
}
