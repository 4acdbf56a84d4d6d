import { readFileSync, writeFileSync } from 'node:fs'
import type { Message, Scenario, Snapshot, World, WorldFile } from '@acometida/api-spec/generated/control'
import { durationSeconds } from './lib/duration.ts'

/** `npm run world -- snapshot default before-paying`: the control API of a running server on the command line. */

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000'
const token = process.env['CONTROL_TOKEN']

interface Command {
  readonly takes: readonly string[]
  readonly does: string
  readonly run: (...words: readonly string[]) => Promise<string>
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: [],
    does: 'the worlds and their clocks',
    run: async () => (await call<{ worlds: World[] }>('GET', '')).worlds.map(lineOf).join('\n'),
  },
  fork: {
    takes: ['world', 'new-world'],
    does: 'copies a world',
    run: async (from, id) => lineOf(await call<World>('POST', '', { id, from })),
  },
  reset: {
    takes: ['world'],
    does: 'puts a world back to the seed',
    run: async (world) => lineOf(await call<World>('POST', `/${world}/reset`)),
  },
  delete: {
    takes: ['world'],
    does: 'throws a world away',
    run: async (world) => {
      await call('DELETE', `/${world}`)
      return `${world} is gone`
    },
  },
  advance: {
    takes: ['world', 'time'],
    does: 'moves the clock by 90s, 15m, 8h, 30d or 2w, and does what falls due',
    run: async (world, time = '') => {
      const { now } = await call<World['clock']>('POST', `/${world}/clock/advance`, { seconds: durationSeconds(time) })
      return `${world}: ${now}`
    },
  },
  snapshot: {
    takes: ['world', 'name'],
    does: 'keeps a world as it is',
    run: async (world, name) => snapshotLine(await call<Snapshot>('POST', `/${world}/snapshots`, { name })),
  },
  snapshots: {
    takes: ['world'],
    does: 'the snapshots of a world',
    run: async (world) => {
      const { snapshots } = await call<{ snapshots: Snapshot[] }>('GET', `/${world}/snapshots`)
      return snapshots.map(snapshotLine).join('\n') || `${world} has no snapshot`
    },
  },
  restore: {
    takes: ['world', 'name'],
    does: 'puts a world back to a snapshot',
    run: async (world, name) => lineOf(await call<World>('POST', `/${world}/snapshots/${name}/restore`)),
  },
  export: {
    takes: ['world', 'file'],
    does: 'writes a world to a file',
    run: async (world, file = '') => {
      const saved = await call<WorldFile>('GET', `/${world}/export`)
      writeFileSync(file, JSON.stringify(saved))
      return `${world}, at ${saved.clock.now}, is in ${file}`
    },
  },
  import: {
    takes: ['world', 'file'],
    does: 'makes a world of a file, or puts it in the place of one',
    run: async (world, file = '') =>
      lineOf(await call<World>('PUT', `/${world}/import`, JSON.parse(readFileSync(file, 'utf8')) as object)),
  },
  scenario: {
    takes: ['world', 'scenario', 'persona'],
    does: 'brings a persona into a situation, such as overdueBill',
    run: async (world, scenario, persona) => {
      const { description } = await call<Scenario>('POST', `/${world}/scenarios/${scenario}`, { persona })
      return `${persona}: ${description}`
    },
  },
  inbox: {
    takes: ['world'],
    does: 'the newest messages that a world has sent',
    run: async (world) => {
      const { messages } = await call<{ messages: Message[] }>('GET', `/${world}/inbox`)
      return messages.slice(0, 10).map(messageLines).join('\n\n') || `${world} has sent nothing`
    },
  },
}

try {
  const [name = '', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || words.length !== command.takes.length) throw new Error(usage())
  console.log(await command.run(...words))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server}/__control/worlds${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No server answers at ${server}. Start one (npm start), or name another in SERVER_URL.`)
  })
  // The server checks its answers against the contract that these types come from.
  const answer = (await response.json()) as Answer & { error?: string }
  if (!response.ok) throw new Error(answer.error ?? `${method} ${path}: ${response.status}`)
  return answer
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => `  ${[name, ...takes.map((each) => `<${each}>`)].join(' ').padEnd(44)}${does}`,
  )
  return `npm run world -- <command>\n${lines.join('\n')}\nThe world that the client uses is called default.`
}

function lineOf({ id, clock }: World): string {
  return `${id}: ${clock.now}${clock.frozen ? ', standing still' : ''}`
}

function snapshotLine({ name, clock, bytes }: Snapshot): string {
  return `${name}: ${clock.now}, ${(bytes / 1024).toFixed(0)} kB`
}

function messageLines({ sentAt, channel, to, subject, text }: Message): string {
  return `${sentAt} ${channel} to ${to}: ${subject}\n${text}`
}
