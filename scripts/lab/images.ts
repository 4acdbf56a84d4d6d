import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWords } from '../commands.ts'
import { beginLine, finishLine } from '../lib/lines.ts'
import { waitForAnswer } from '../lib/process/ports.ts'
import { runProgram } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'

/**
 * Builds the image of the command and runs it until it is healthy and somebody logs in. Then builds the images of
 * client and server and runs them as docker-compose.yml says, with the seeded world. A user logs in through the web
 * server and hands in 10 MB; the database is backed up while the server runs, lost and restored; after a restart
 * everything is there again, and no log has personal data. Without a container engine it says so and ends.
 */
const { values } = readWords<{ network: string }>('images')
const front = 'http://127.0.0.1:8080'
const project = 'acometida-images'
const command = { name: 'acometida-images-command', port: 4010, token: 'control-token-of-the-proof-of-images' }
const person = { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' }
const folder = mkdtempSync(join(tmpdir(), 'acometida-images-'))
let token = ''
let request = ''

const compose = await findCompose()
if (compose === null) console.log('Skipped: there is no container engine here (docker with compose).')
else
  try {
    await step('build the image of the command', () => {
      const network = values.network === undefined ? [] : ['--network', values.network]
      return docker('build', '--file', 'deploy/acometida.Dockerfile', '--tag', command.name, ...network, '.')
    })
    await step('run it until it is healthy, and log in', runCommand)
    await step('build the images of client and server', () => composed('build'))
    await step('start', async () => {
      await composed('up', '--detach', '--no-build')
      await waitForAnswer(`${front}/api/captcha`, 60_000)
    })
    await step('log in through the web server', logIn)
    const id = await step('hand 10 MB in', handIn)
    const copy = await step('copy the database while it runs', backUp)
    await step('lose the database, put the copy in its place', () => restore(copy))
    await step('log in again and find what was handed in', async () => {
      await logIn()
      await find(id)
    })
    await step('restart, and find it again', async () => {
      await composed('restart')
      await waitForAnswer(`${front}/api/captcha`, 60_000)
      await logIn()
      await find(id)
    })
    await step('make the server again, at another address, and find it there', async () => {
      await composed('rm', '--stop', '--force', 'server')
      // Takes over the former address of the server.
      await composed('run', '--detach', '--no-deps', '--entrypoint', 'sleep', 'server', '300')
      await composed('up', '--detach', '--no-build', 'server')
      await waitForAnswer(`${front}/api/captcha`, 60_000)
      await logIn()
      await find(id)
    })
    await step('nothing personal in any log', readLogs)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await docker('rm', '--force', command.name).catch(() => undefined)
    await composed('down', '--volumes').catch(() => undefined)
    rmSync(folder, { recursive: true })
  }

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  beginLine(name)
  const started = performance.now()
  const done = (ok: boolean) => finishLine(name, ok, (performance.now() - started) / 1000)
  try {
    const result = await work()
    done(true)
    return result
  } catch (error) {
    done(false)
    throw error
  }
}

/** The command of compose: that of the plug-in, or of the separate program before it; null if there is no engine. */
async function findCompose(): Promise<readonly string[] | null> {
  const words = [['docker', 'compose'], ['docker-compose']]
  const works = await Promise.all([
    run('docker', ['info']).then(
      () => true,
      () => false,
    ),
    ...words.map(([program = '', ...rest]) =>
      run(program, [...rest, 'version']).then(
        () => true,
        () => false,
      ),
    ),
  ])
  const [engine, ...kinds] = works
  return engine ? (words.find((_, index) => kinds[index]) ?? null) : null
}

/**
 * The compose file without `name`, which the former compose refuses and this run sets itself, and with the network for
 * the build.
 */
function composed(...words: readonly string[]): Promise<string> {
  const file = join(folder, 'docker-compose.yml')
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8').replace(/^name: .*$/m, 'version: "3.9"')
  const { network } = values
  writeFileSync(file, network === undefined ? text : text.replace(/^( +)context: \.$/gm, `$&\n$1network: ${network}`))
  const [program = '', ...first] = compose ?? []
  return run(program, [...first, '--project-name', project, '--project-directory', root, '--file', file, ...words])
}

function docker(...words: readonly string[]): Promise<string> {
  return run('docker', words)
}

/** Runs the image of the command as docs/testing.md says, and asks it for all that it serves on its port. */
async function runCommand(): Promise<void> {
  const address = `http://127.0.0.1:${command.port}`
  const words = ['--publish', `127.0.0.1:${command.port}:4000`, '--env', `CONTROL_TOKEN=${command.token}`]
  await docker('run', '--detach', '--name', command.name, ...words, command.name)
  for (let tries = 0; !(await isHealthy()); tries += 1) {
    if (tries === 60) throw new Error(`It is not healthy after a minute:\n${await docker('logs', command.name)}`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  for (const path of ['/', '/ready', '/docs', '/__control/worlds', '/__room/']) {
    const { status } = await fetch(address + path, { headers: { authorization: `Bearer ${command.token}` } })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  await call('POST', '/login', person, address)
  await docker('rm', '--force', command.name)
}

async function isHealthy(): Promise<boolean> {
  return (await docker('inspect', '--format', '{{.State.Health.Status}}', command.name)).trim() === 'healthy'
}

async function run(program: string, words: readonly string[]): Promise<string> {
  const { ok, output } = await runProgram(program, words, {})
  if (!ok) throw new Error(`${program} ${words.join(' ')}\n${output.split('\n').slice(-30).join('\n')}`)
  return output
}

async function call(method: string, path: string, body?: object, address: string = front) {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const content = await answer.json()
  if (content.result.codResult !== '0000')
    throw new Error(`${method} ${path} was answered with ${answer.status} ${JSON.stringify(content.result)}`)
  return content
}

async function logIn(): Promise<void> {
  token = ''
  token = (await call('POST', '/login', person)).accessToken
}

/** Hands in the largest allowed file for a new request, and returns its id. */
async function handIn(): Promise<string> {
  const about = { tipology: '0820', subtipology: '0820A01', comment: 'Baja la tensión por la noche.' }
  const by = { documentNumber: person.user, name: 'Lucía', email: 'lucia.ferreiro@correo.gal' }
  request = (await call('POST', '/serviceRequests', { ...by, ...about })).codigoSR
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024 - 9, 'a')]).toString('base64')
  const file = { nombre: 'plano.pdf', tipoMime: 'application/pdf', contenido: content, codSR: request }
  return (await call('POST', '/documentum', file)).documentumId
}

async function find(id: string): Promise<void> {
  const filter = encodeURIComponent(`nif_consumidor::${person.user}|cod_sr::${request}`)
  const { contenido } = await call('GET', `/documentum/${id}?filter=${filter}`)
  const bytes = Buffer.from(contenido, 'base64').length
  if (bytes !== 10 * 1024 * 1024) throw new Error(`The file came back with ${bytes} bytes.`)
}

/** Makes the server write a copy. Returns its path in the container. */
async function backUp(): Promise<string> {
  await composed('kill', '-s', 'SIGUSR2', 'server')
  for (let tries = 0; tries < 100; tries += 1) {
    const [, file] = /Backup at (\/data\/backups\/\S+)/.exec(await composed('logs', 'server')) ?? []
    if (file !== undefined) return file
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not say where its copy is.')
}

/** Follows docs/server.md: stop, replace the file with the copy, delete `-wal` and `-shm` of the lost one, start. */
async function restore(copy: string): Promise<void> {
  await composed('stop', 'server')
  const words = `rm -f /data/demo.sqlite* && cp ${copy} /data/demo.sqlite`
  await composed('run', '--rm', '--no-deps', '--entrypoint', 'sh', 'server', '-c', words)
  await composed('up', '--detach', '--no-build')
  await waitForAnswer(`${front}/api/captcha`, 60_000)
}

async function readLogs(): Promise<void> {
  const logs = await composed('logs')
  if (!logs.includes('POST /api/documentum 200')) throw new Error(`The web server wrote no pattern of a path:\n${logs}`)
  for (const word of [person.user, person.password, 'lucia.ferreiro', request, token])
    if (logs.includes(word)) throw new Error(`A log has "${word}" in it.`)
}
