import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openWorlds, type Worlds } from './control/worlds.ts'
import { systemChance } from './core/chance.ts'
import { makeBackups, prepareBackupFolder } from './db/backup.ts'
import { inspectDatabase } from './db/inspect.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? sentenceOf(error) : error)
  process.exitCode = 1
}

async function start(config: Config): Promise<void> {
  inspectDatabase(config.database)
  if (config.backupDir !== null) prepareBackupFolder(config.backupDir)
  const worlds = openWorlds({ ...config, chance: systemChance, realNow: Date.now })
  const backUp = backUpOf(config, worlds)
  process.on('SIGUSR2', () => void backUp())
  const app = await buildApp({ config, worlds, chance: systemChance })
  const stop = async () => {
    // A client that keeps its connection after the last answer must not keep the server with it.
    const letGo = setInterval(() => app.server.closeIdleConnections(), 50)
    await app.close()
    clearInterval(letGo)
    worlds.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: config.port, host: config.host, backlog: 4_096 })
  console.log(
    `Acometida API at ${address}/api${config.control ? `, docs at ${address}/docs, control at ${address}/__control` : ''}`,
  )
}

/** Copies the database where the settings say, and says where, or why not: whoever asked by a signal has no other answer. */
function backUpOf({ backupDir }: Config, worlds: Worlds): () => Promise<void> {
  if (backupDir === null) return async () => console.log('No backup was made: BACKUP_DIR is not set.')
  const copy = makeBackups(backupDir, () => worlds.default.db, Date.now)
  return () =>
    copy().then(
      (file) => console.log(`Backup at ${file}`),
      (error: Error) => console.log(`No backup was made: ${error.message}`),
    )
}

function sentenceOf(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use. Stop what uses it, or set PORT to another one.`
  if (error.code === 'EACCES') return `Port ${error.port} may not be used. Set PORT to one above 1023.`
  return error.message
}
