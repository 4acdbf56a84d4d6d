import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { type Command, Option } from 'commander'
import { readClientSettings } from './clientSettings.ts'
import { readContent, parseRecordingName } from './proxy/recordingFiles.ts'
import { serveApi } from './serveApi.ts'
import { SEEDED_AT, startServer } from './server.ts'
import { untilSignal } from './untilSignal.ts'
import { parseApiUrl, explain, type Installation, parseInstant, portNumber } from './usage.ts'

const DATA = '.acometida'

/** The addresses that it can listen at: of this machine, and in a container. */
const HOSTS = ['127.0.0.1', '0.0.0.0'] as const

interface Options {
  readonly host: (typeof HOSTS)[number]
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
    .description('Serves client, API, control API and docs on one port until Ctrl-C. Keeps the data in ./.acometida.')
    .option('--port <port>', 'the port to listen on', portNumber, 4000)
    .addOption(
      new Option(
        '--host <address>',
        'the address to listen on: this machine alone, or 0.0.0.0 for all, as in a container',
      )
        .choices(HOSTS)
        .default(HOSTS[0]),
    )
    .option('--now <instant>', 'the time of the world; the seed is made for the default', parseInstant, SEEDED_AT)
    .option('--database <file>', 'the database file, or :memory:', undefined)
    .addOption(
      new Option('--api <url>', 'connects the client to another API; no server is started')
        .argParser(parseApiUrl)
        .conflicts('database'),
    )
    .option(
      '--config <file>',
      'a file with the settings of the client, like /config.json; the server takes its headers from there',
    )
    .option('--proxy', 'with --api: reports where calls break the contract, like acometida proxy')
    .option('--record <file>', 'with --api: records the calls in a HAR file, like acometida proxy', parseRecordingName)
    .option('--ca <file>', 'with --api: the certificate authority of the API, PEM', readContent)
    // It is the default command, so it gets what names no command.
    .allowExcessArguments()
    .action(async ({ host, port, now, database, api, ...ofApi }: Options) => {
      const [unknown] = command.args
      if (unknown !== undefined) {
        const known = program.commands.map((each) => each.name()).join(', ')
        command.error(`error: unknown command or argument '${unknown}'. Commands: ${known}.`)
      }
      if (api !== undefined) return exit(await serveApi({ api, host, port, ...ofApi }, folder, program.version() ?? ''))
      const alone = OF_API.find((name) => ofApi[name] !== undefined)
      if (alone !== undefined)
        command.error(`error: --${alone} needs --api <url>, such as --api https://api.example/v1`)
      if (ofApi.config !== undefined) readClientSettings(ofApi.config)
      const { config: clientConfig } = ofApi
      // The server refuses to show its control API to others without one.
      const newToken =
        host === HOSTS[0] || process.env['CONTROL_TOKEN'] ? undefined : randomBytes(24).toString('base64url')
      const server = await startServer({
        folder,
        host,
        controlToken: newToken,
        port,
        now,
        database: database ?? ownDatabase(),
        clientConfig,
        prints: true,
      })
      const ended = untilSignal(server)
      console.log(welcome(server.url, newToken))
      exit(await ended)
    })
  explain(command, 'acometida serve --api https://api.example/v1 --record calls.har', [
    '130 after Ctrl-C, 143 after SIGTERM',
    'with --api: 1 if the contract was broken, else 0',
  ])
}

/** The database in the working folder, which version control ignores. */
function ownDatabase(): string {
  mkdirSync(DATA, { recursive: true })
  writeAtomically(join(DATA, '.gitignore'), '*\n')
  return join(DATA, 'acometida.sqlite')
}

function welcome(url: string, newToken: string | undefined): string {
  const rows = [
    ['Room', `${url}/__room/`],
    ['Client', url],
    ['API', `${url}/api`],
    ['Docs', `${url}/docs`],
    ['Control', `${url}/__control`],
    ...(newToken === undefined
      ? []
      : [['Token', `${newToken} (send it with each control call; the room asks for it)`]]),
  ]
  return [
    'Acometida is running',
    ...rows.map(([name = '', address = '']) => `  ${name.padEnd(8)} ${address}`),
    'Log in as 12345678Z with the password Farola#29a. Ctrl-C ends it.',
  ].join('\n')
}
