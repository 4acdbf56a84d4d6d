// The way in for every command of package.json. Needs nothing but Node and npm: brings pnpm, installs what is missing
// and then runs the TypeScript behind the command.
import './lib/endWithParent.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const preloaded = ['lib/endWithParent.mjs', 'lib/tellSyntaxError.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
])
/** Below Node-API 10 (Node 22.14) SQLite is a version that may have to be compiled: see server/src/db/sqlite.ts. */
const compiles = Number(process.versions.napi) < 10
/** What an installer or compiler prints where something that can be named went wrong, and what helps then. */
const hints = [
  [
    /node-gyp|gyp ERR!|prebuild-install/,
    'SQLite did not compile: install python3, make and a C++ compiler (Debian: apt-get install build-essential python3; ' +
      'macOS: xcode-select --install) or use Node 22.14 or newer, where nothing is compiled, and run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_PNPM_(?:META_)?FETCH/,
    'The registry was not reached: check the network (npm ping) and run the command again.',
  ],
  [/ENOSPC/, 'There is no space left: make room on the disk and run the command again.'],
]

// What an outer `npx -p node@22 -c '...'` was asked for is nothing to the npx that brings pnpm.
for (const name of ['npm_config_call', 'npm_config_package']) delete process.env[name]
checkNode()
// Not before the version of Node is known to be one that reads it.
const { allCommands, commands, end, readWords } = await import('./lib/words.mjs')
const [name = '', ...rest] = process.argv.slice(2)
if (name === '--help') end(0, allCommands())
if (!Object.hasOwn(commands, name)) end(2, `There is no command "${name}". There are:\n${allCommands()}`)
// Before anything is installed, built or generated: help is quick, and so is a word that nobody knows.
readWords(name, rest)
await install()
runToItsEnd([...preloaded, '--import', 'tsx', commands[name].file, ...rest])

/** Runs the command, passes on what asks this process to end, and ends with its code, or with that of the signal. */
function runToItsEnd(words) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  let told
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
  for (const signal of Object.keys(codes))
    process.on(signal, () => {
      told ??= signal
      // The console of Windows tells all of its processes itself, and to pass it on there would be to kill.
      if (process.platform !== 'win32' || signal === 'SIGTERM') child.kill(signal)
    })
  child.once('exit', (code, signal) => process.exit(codes[told ?? signal] ?? code ?? 1))
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Node ${process.versions.node} is too old. Install Node 20.19 or newer (https://nodejs.org) and run the command again.`,
    )
}

/**
 * Installs when the lock file differs from that of the last installation, or another Node made it. What was installed counts
 * only once SQLite has opened a database: its native part may be of the Node that was here before, which pnpm does not notice.
 */
async function install() {
  const stamp = join(root, 'node_modules/.acometida-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(compiles ? process.versions.modules : 'napi')
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing (once${compiles ? '; about a minute where SQLite has to be compiled' : ''})`)
  const scripts = compiles ? [] : ['--ignore-scripts']
  const installed = await pnpm('install', '--frozen-lockfile', '--reporter=append-only', ...scripts)
  if (!installed.ok) stop(`The installation failed; its last lines say why.${hintFor(installed.said)}`)
  if (!sqliteOpens()) {
    const rebuilt = compiles ? await pnpm('-r', 'rebuild', 'better-sqlite3') : { ok: false, said: '' }
    if (!rebuilt.ok || !sqliteOpens())
      stop(
        `SQLite does not open a database with Node ${process.versions.node}; the lines above say why.` +
          (hintFor(installed.said + rebuilt.said) || ' Delete node_modules and run the command again.'),
      )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs pnpm, in the version that package.json names, shows what it says, and tells that and whether it went well. */
function pnpm(...words) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const child = spawn('npx', ['--yes', packageManager, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...nodeHeaders(), CI: 'true' },
  })
  let said = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding('utf8').on('data', (text) => {
      said += text
      to.write(text)
    })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, said: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })
}

/** What helps against what was said, after a space; nothing where that names nothing known. */
function hintFor(said) {
  const found = hints.find(([words]) => words.test(said))
  return found ? ` ${found[1]}` : ''
}

/** Whether the SQLite for this Node works, found out in a process of its own: a native part that does not fit may end one. */
function sqliteOpens() {
  const name = compiles ? 'better-sqlite3' : 'better-sqlite3-napi'
  const { status } = spawnSync(process.execPath, ['-e', `new (require('${name}'))(':memory:').close()`], {
    cwd: join(root, 'server'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/** Where Node's own headers lie beside it, a native build uses them instead of fetching others. */
function nodeHeaders() {
  const folder = join(dirname(process.execPath), '..')
  return existsSync(join(folder, 'include/node/node.h')) ? { npm_config_nodedir: folder } : {}
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
