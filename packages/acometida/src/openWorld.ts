import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { worldCommands } from './lib/worldCommands.ts'
import { startServer } from './server.ts'
import { untilSignal } from './untilSignal.ts'
import { explain, type Installation, portNumber } from './usage.ts'

const WORLD = 'opened'

interface Options {
  readonly as: string
  readonly path: string
  readonly port?: number
}

/** Adds the command that opens the world in a file, such as one that a failed test has left. */
export function addOpen(world: Command, { folder, exit }: Installation): void {
  const command = world
    .command('open')
    .description('Starts a server with the world of a file, and prints its address. Runs until Ctrl-C.')
    .argument('<file>')
    .option('--as <persona>', 'who is logged in', 'customer')
    .option('--path <path>', 'where the client opens', '/')
    .option('--port <port>', 'where it listens, a free port unless told', portNumber)
    .action(async (file: string, { as, path, port }: Options) => {
      if (!existsSync(file))
        throw new Error(`The file ${file} does not exist. Write one with acometida world export default world.json.`)
      const server = await startServer({ folder, port })
      try {
        console.log(await worldCommands({ ...process.env, SERVER_URL: server.url }).import(WORLD, file))
      } catch (error) {
        await server.stop()
        throw error
      }
      const ended = untilSignal(server)
      console.log(entrance(server.url, as, path))
      exit(await ended)
    })
  explain(command, 'acometida world open world.json --as customer --path /dashboard', [
    '130 after Ctrl-C',
    '143 after SIGTERM',
  ])
}

/** The address that logs a persona in, in the opened world. */
function entrance(url: string, persona: string, to: string): string {
  return `${url}/__room/enter?${new URLSearchParams({ persona, world: WORLD, to }).toString()}`
}
