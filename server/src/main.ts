import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { listenForSignals } from './base/signalMessages.ts'
import { type Config, readConfig } from './config.ts'
import { handOverWorlds, takeOverWorlds } from './control/worlds/handOverWorlds.ts'
import { openWorlds, type Worlds } from './control/worlds/worlds.ts'
import { systemChance } from './core/chance.ts'
import { copyBeforeMigration, makeBackups, repeatBackups } from './db/backup.ts'
import { takeBackupFolder } from './db/backupFolder.ts'
import { markHolder } from './db/holder.ts'
import { inspectDatabase } from './db/inspect.ts'
import { FailedMigration } from './db/migrate.ts'
import { storageProblem } from './db/storageProblem.ts'

try {
  const config = readConfig(process.env)
  await start(config).catch((error: unknown) => {
    throw new Error(storageProblem(error, config.database) ?? messageOf(error), { cause: error })
  })
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}

async function start(config: Config): Promise<void> {
  // The previous server still has the database open.
  if (config.handOver !== null) await permissionToOpen()
  inspectDatabase(config.database, config.mode)
  // `npm start` is the process to stop: it would start another server.
  const pid = config.handOver === null ? process.pid : process.ppid
  const giveBack = config.backupDir === null ? () => {} : takeBackupFolder(config.backupDir, pid)
  const worlds = await openMigrated(config)
  const unmark = markHolder(config.database, pid)
  const deleteHandOver = config.handOver === null ? () => {} : takeOverWorlds(worlds, config.handOver)
  const backUp = backUpOf(config, worlds)
  process.on('SIGUSR2', () => void backUp())
  const endBackups = config.backupEveryMinutes === null ? () => {} : repeatBackups(backUp, config.backupEveryMinutes)
  const app = await buildApp({ config, worlds, chance: systemChance })
  let stopping = false
  const stop = async () => {
    // A terminal and the parent process may both send the signal.
    if (stopping) return
    stopping = true
    await drain(app, config)
    // An idle connection of a client must not keep the server alive.
    const closing = setInterval(() => app.server.closeIdleConnections(), 50)
    printHeldCalls(worlds)
    await app.close()
    clearInterval(closing)
    endBackups()
    worlds.close()
    unmark()
    giveBack()
    if (process.connected) process.disconnect()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  listenForSignals()
  if (config.handOver !== null) await listenBehindGate(app, worlds, config.handOver)
  else {
    const address = await app.listen({ port: config.port, host: config.host, backlog: 4_096 })
    console.log(
      `Acometida API at ${address}/api${config.control ? `, docs at ${address}/docs, control at ${address}/__control` : ''}`,
    )
  }
  deleteHandOver()
}

/** Opens the worlds. If their tables cannot be brought up to date, the error says where their copy is. */
async function openMigrated(config: Config): Promise<Worlds> {
  const { database, backupDir } = config
  const copy = backupDir === null ? null : await copyBeforeMigration(database, backupDir)
  try {
    return openWorlds({ ...config, chance: systemChance, realNow: Date.now })
  } catch (error) {
    if (!(error instanceof FailedMigration)) throw error
    const advice = copy === null ? 'Set BACKUP_DIR to have a copy of it first.' : `Its copy is ${copy}.`
    throw new Error(`${error.message} ${advice} The previous version of the server still reads it.`, { cause: error })
  }
}

/** Reports to `npm start` that the code is loaded, and waits for its message, after which the database is free. */
async function permissionToOpen(): Promise<void> {
  const permission = once(process, 'message')
  process.send?.({ loaded: 'all' })
  await permission
}

/**
 * Listens at a free port and reports it to `npm start`, which holds the public address and forwards the calls. A reload
 * is requested only when every running call can be repeated: the worlds go to the next server, and this one ends at
 * once.
 */
async function listenBehindGate(app: FastifyInstance, worlds: Worlds, file: string): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  process.on('message', (message) => {
    if (message !== 'reload') return
    handOverWorlds(worlds, file)
    worlds.close()
    process.exit()
  })
  process.send?.({ listening: address })
}

/** Reports that the server is not ready, so that a load balancer sends its calls elsewhere before the server closes. */
async function drain(app: FastifyInstance, { drainSeconds }: Config): Promise<void> {
  if (drainSeconds === 0) return
  app.drain()
  console.log(`The server drains: /ready answers 503, and the server closes in ${drainSeconds} s.`)
  await sleep(drainSeconds * 1000)
}

/** Prints the calls that fault rules hold: the server answers each of them before it ends. */
function printHeldCalls(worlds: Worlds): void {
  const held = worlds.list().flatMap(({ id, faults }) => [...faults.held].map((call) => ({ ...call, world: id })))
  if (held.length === 0) return
  const calls = held.map(
    ({ operation, untilMs, world }) =>
      `  ${operation} in world ${world}, ${Math.ceil((untilMs - performance.now()) / 1000)} s left`,
  )
  console.log(['The server closes once these calls, which fault rules delay, are answered:', ...calls].join('\n'))
}

/**
 * Makes the handler of the backup signal. It copies the database into the configured folder, and prints where, or why
 * it cannot: a signal has no other answer.
 */
function backUpOf({ backupDir, backupKeep }: Config, worlds: Worlds): () => Promise<void> {
  if (backupDir === null)
    return async () =>
      console.log('No backup was made: BACKUP_DIR is not set. Set it to a folder, and restart the server.')
  const copy = makeBackups(backupDir, () => worlds.default.db, Date.now, backupKeep)
  return () =>
    copy().then(
      (file) => console.log(`Backup at ${file}`),
      (error: Error) => console.log(`No backup was made: ${error.message}`),
    )
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as Error & { code?: string; port?: number } // what Node adds to an error of the system
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  return error.message
}
