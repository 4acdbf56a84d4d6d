import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@acometida/server/core/writeWhole'
import type { Command } from 'commander'
import { explain, type Installation, instantOf, portOf } from './command.ts'
import { SEEDED_AT, startServer } from './server.ts'
import { untilSignal } from './untilSignal.ts'

const DATA = '.acometida'

interface Options {
  readonly port: number
  readonly now: string
  readonly database?: string
}

/** Adds the command that serves everything on one port. It is the default command. */
export function addServe(program: Command, { folder, exit }: Installation): void {
  const command = program
    .command('serve', { isDefault: true })
    .description('Serves client, API, control API and docs on one port, until Ctrl-C. The data stay in ./.acometida.')
    .option('--port <port>', 'where it listens', portOf, 4000)
    .option('--now <instant>', 'where the clock of the world stands; the seed is of the default', instantOf, SEEDED_AT)
    .option('--database <file>', 'a file, or :memory:', undefined)
    .action(async ({ port, now, database = ownDatabase() }: Options) => {
      const server = await startServer({ folder, port, now, database, prints: true })
      const ended = untilSignal(server)
      console.log(welcome(server.url))
      exit(await ended)
    })
  explain(command, 'acometida --port 4100 --database :memory:', ['130 after Ctrl-C', '143 after SIGTERM'])
}

/** The database in the working folder, which version control ignores. */
function ownDatabase(): string {
  mkdirSync(DATA, { recursive: true })
  writeWhole(join(DATA, '.gitignore'), '*\n')
  return join(DATA, 'acometida.sqlite')
}

function welcome(url: string): string {
  const rows = [
    ['Room', `${url}/__room/`],
    ['Client', url],
    ['API', `${url}/api`],
    ['Docs', `${url}/docs`],
    ['Control', `${url}/__control`],
  ]
  return [
    'Acometida is running',
    ...rows.map(([name = '', address = '']) => `  ${name.padEnd(8)} ${address}`),
    'Log in as 12345678Z with the password Farola#29a. Ctrl-C ends it.',
  ].join('\n')
}
