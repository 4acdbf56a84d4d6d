import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { systemCommand } from './lib/systemCommand.mjs'

/**
 * The environment in which the packed server finds its SQLite. Node below 22.14 needs version 12 (see
 * server/src/db/sqlite.ts), whose installation downloads or compiles it. No manifest can ask for it on these versions
 * alone, so the first start has npm install it in a cache of the user. Throws if npm fails.
 */
export function findOlderSqlite(folder: string): Record<string, string> {
  const { versions, platform, arch, env } = process
  if (Number(versions.napi) >= 10 || opensFrom(join(folder, 'server'))) return {}
  // `npm run package` writes it.
  const { olderSqlite } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { olderSqlite: string }
  const caches = join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'acometida')
  const cache = join(caches, `${olderSqlite}-${platform}-${arch}-${versions.modules}`)
  if (!opensFrom(cache)) install(olderSqlite, cache)
  return { NODE_PATH: [join(cache, 'node_modules'), env['NODE_PATH'] ?? ''].join(delimiter) }
}

/** Whether the SQLite that code of this folder would find opens a database. */
function opensFrom(folder: string): boolean {
  try {
    const Sqlite = createRequire(join(folder, 'any.js'))('better-sqlite3')
    new Sqlite(':memory:').close()
    return true
  } catch {
    return false
  }
}

function install(olderSqlite: string, cache: string): void {
  // Not the standard output, which belongs to the protocol of `mcp` and to what `exec` runs.
  console.error(`Installing ${olderSqlite} for Node ${process.versions.node} (once) in ${cache}`)
  mkdirSync(cache, { recursive: true })
  // Another start may do the same, so it is made beside and put in place whole.
  const made = mkdtempSync(`${cache}-`)
  const words = ['install', '--prefix', made, '--no-audit', '--no-fund', olderSqlite]
  const [file, args, options] = systemCommand('npm', words)
  const npm = spawnSync(file, args, {
    ...options,
    cwd: made,
    encoding: 'utf8',
    // Where there is no binary to download, the start waits for the compiler, as in scripts/lib/install.mjs.
    env: { CFLAGS: '-O1', CXXFLAGS: '-O1', ...process.env },
  })
  const opens = opensFrom(made)
  if (opens && !opensFrom(cache)) {
    rmSync(cache, { recursive: true })
    renameSync(made, cache)
  }
  rmSync(made, { recursive: true, force: true })
  if (!opens)
    throw new Error(
      `npm did not install ${olderSqlite}, which Node ${process.versions.node} needs:\n${npm.error?.message ?? npm.stderr}\n` +
        `Install it in the project (npm install ${olderSqlite}), or use Node 22.14 or newer.`,
    )
}
