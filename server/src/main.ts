import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openWorlds } from './control/worlds.ts'
import { systemChance } from './core/chance.ts'
import { inspectDatabase } from './db/inspect.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? sentenceOf(error) : error)
  process.exitCode = 1
}

async function start(config: Config): Promise<void> {
  inspectDatabase(config.database)
  const worlds = openWorlds({ ...config, chance: systemChance, realNow: Date.now })
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

function sentenceOf(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use. Stop what uses it, or set PORT to another one.`
  if (error.code === 'EACCES') return `Port ${error.port} may not be used. Set PORT to one above 1023.`
  return error.message
}
