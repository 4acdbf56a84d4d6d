import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@acometida/server/core/writeWhole'
import { type Command, Option } from 'commander'
import { apiOf, explain, type Installation, instantOf, portOf } from './command.ts'
import { readClientSettings } from './clientSettings.ts'
import { contentOf, recordingOf } from './proxy/files.ts'
import { serveApi } from './serveApi.ts'
import { SEEDED_AT, startServer } from './server.ts'
import { untilSignal } from './untilSignal.ts'

const DATA = '.acometida'

interface Options {
  readonly port: number
  readonly now: string
  readonly database?: string
  readonly api?: string
  readonly config?: string
  readonly proxy?: boolean
  readonly record?: string
  readonly ca?: string
}

/** The options that only make sense with `--api`. */
const OF_API = ['proxy', 'record', 'ca'] as const

/** Adds the command that serves everything on one port. It is the default command. */
export function addServe(program: Command, { folder, exit }: Installation): void {
  const command = program
    .command('serve', { isDefault: true })
    .description('Serves client, API, control API and docs on one port, until Ctrl-C. The data stay in ./.acometida.')
    .option('--port <port>', 'where it listens', portOf, 4000)
    .option('--now <instant>', 'where the clock of the world stands; the seed is of the default', instantOf, SEEDED_AT)
    .option('--database <file>', 'a file, or :memory:', undefined)
    .addOption(
      new Option('--api <url>', 'shows the client with the data of another API; no server is started')
        .argParser(apiOf)
        .conflicts('database'),
    )
    .option('--config <file>', 'the settings of the client, as /config.json has them; the server reads their headers')
    .option('--proxy', 'with --api: says where the traffic breaks the contract, as acometida proxy does')
    .option('--record <file>', 'with --api: writes the calls into a file of HAR, as acometida proxy does', recordingOf)
    .option('--ca <file>', 'with --api: the authority that the certificate of the API is from, PEM', contentOf)
    .action(async ({ port, now, database, api, ...ofApi }: Options) => {
      if (api !== undefined) return exit(await serveApi({ api, port, ...ofApi }, folder, program.version() ?? ''))
      const alone = OF_API.find((name) => ofApi[name] !== undefined)
      if (alone !== undefined) command.error(`error: --${alone} is for another API; give its address with --api`)
      if (ofApi.config !== undefined) readClientSettings(ofApi.config)
      const { config: clientConfig } = ofApi
      const server = await startServer({
        folder,
        port,
        now,
        database: database ?? ownDatabase(),
        clientConfig,
        prints: true,
      })
      const ended = untilSignal(server)
      console.log(welcome(server.url))
      exit(await ended)
    })
  explain(command, 'acometida serve --api https://api.example/v1 --record calls.har', [
    '130 after Ctrl-C, 143 after SIGTERM',
    'with --api 1 where the contract was broken, else 0',
  ])
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
