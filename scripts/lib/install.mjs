// Installs what the first run of a command needs: the packages, and the SQLite for the running Node. Plain JavaScript
// without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemCommand } from '../../packages/acometida/src/lib/systemCommand.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stamp = join(root, 'node_modules/.acometida-installed')
/**
 * Node-API below 10 (Node below 22.14) uses a version of SQLite that may have to be compiled: see
 * server/src/db/sqlite.ts.
 */
const compiles = Number(process.versions.napi) < 10
/**
 * The first run waits for the compilation. This level takes two thirds of the time of -O2, and queries take an eighth
 * longer.
 */
const forSqlite = { CFLAGS: '-O1', CXXFLAGS: '-O1' }
/** Messages of installers and compilers that have a known cause, with the remedy. */
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

/**
 * Whether the packages of the lock file and the SQLite for this Node are installed.
 * @param {boolean} withLab whether those of the lab are needed too
 */
export function isInstalled(withLab) {
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return found === wantedStamp(true) || (!withLab && found === wantedStamp(false))
}

/**
 * Installs the packages of the lock file. If that fails, it prints a remedy and ends the process.
 * @param {boolean} withLab whether it installs those of the lab too, a quarter of all, which only some commands need
 */
export async function installPackages(withLab) {
  console.log('Installing (once)')
  const lab = withLab ? [] : ['--filter', '!@acometida/lab']
  const installed = await pnpm('install', '--frozen-lockfile', '--ignore-scripts', '--reporter=append-only', ...lab)
  if (!installed.ok) fail(`The installation failed; its last lines say why.${hintFor(installed.said)}`)
}

/**
 * Installs the SQLite of this Node after `installPackages`, and compiles it if necessary. It counts as installed only
 * once it has opened a database: its native part may be that of an earlier Node, which pnpm does not notice. If it does
 * not open one, this prints a remedy and ends the process.
 * @param {boolean} withLab what `installPackages` was called with
 */
export async function bringSqlite(withLab) {
  // Errors before the compilation are expected.
  if (!sqliteOpens(compiles ? 'ignore' : 'inherit')) {
    if (compiles) console.log('Compiling SQLite (once; about a minute)')
    const rebuilt = compiles ? await pnpm('-r', 'rebuild', 'better-sqlite3') : { ok: false, said: '' }
    if (!rebuilt.ok || !sqliteOpens())
      fail(
        `SQLite does not open a database with Node ${process.versions.node}; the lines above say why.` +
          (hintFor(rebuilt.said) || ' Delete node_modules and run the command again.'),
      )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wantedStamp(withLab))
}

/** Prints what is wrong, and ends the process. */
function fail(text) {
  console.error(text)
  process.exit(1)
}

function wantedStamp(withLab) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(compiles ? process.versions.modules : 'napi')
    .update(withLab ? 'lab' : '')
    .digest('hex')
}

/** Runs pnpm in the version of package.json and shows its output. Returns the output, and whether it succeeded. */
function pnpm(...words) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [file, args, options] = systemCommand('npx', ['--yes', packageManager, ...words])
  const child = spawn(file, args, {
    ...options,
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...forSqlite, ...process.env, ...nodeHeaders(), CI: 'true' },
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

/** The remedy for a message, after a space; empty if the cause is unknown. */
function hintFor(said) {
  const found = hints.find(([words]) => words.test(said))
  return found ? ` ${found[1]}` : ''
}

/**
 * Whether the SQLite for this Node works. The test runs in its own process, because a native module of another Node may
 * crash it.
 */
function sqliteOpens(said = 'inherit') {
  const name = compiles ? 'better-sqlite3' : 'better-sqlite3-napi'
  const { status } = spawnSync(process.execPath, ['-e', `new (require('${name}'))(':memory:').close()`], {
    cwd: join(root, 'server'),
    stdio: ['ignore', said, said],
  })
  return status === 0
}

/** A native build uses the headers that lie beside Node instead of downloading them. */
function nodeHeaders() {
  const folder = join(dirname(process.execPath), '..')
  return existsSync(join(folder, 'include/node/node.h')) ? { npm_config_nodedir: folder } : {}
}
