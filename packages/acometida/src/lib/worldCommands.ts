import { readFileSync } from 'node:fs'
import type { Message, Scenario, Snapshot, World, WorldFile } from '@acometida/api-spec/generated/control'
import { durationSeconds } from '@acometida/api-spec/rules/time/duration'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { type Control, controlCaller } from './controlCaller.ts'

export type WorldCommand =
  | 'list'
  | 'fork'
  | 'reset'
  | 'delete'
  | 'advance'
  | 'snapshot'
  | 'snapshots'
  | 'restore'
  | 'export'
  | 'import'
  | 'scenario'
  | 'inbox'

/** The implementation of each world command. Resolves to its output. Throws a sentence. */
export function worldCommands(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<WorldCommand, (...words: readonly string[]) => Promise<string>>> {
  const server = { url: env['SERVER_URL'] || 'http://127.0.0.1:4000', token: env['CONTROL_TOKEN'] }
  const control = controlCaller(
    server,
    'Start one with npx acometida, or set SERVER_URL to the address of another, such as http://127.0.0.1:4100.',
  )
  const call: Control = (method, path, body) => control(method, `/worlds${path}`, body)
  return {
    list: async () => (await call<{ worlds: World[] }>('GET', '')).worlds.map(lineOf).join('\n'),
    fork: async (from, id) => lineOf(await call<World>('POST', '', { id, from })),
    reset: async (world) => lineOf(await call<World>('POST', `/${world}/reset`)),
    delete: async (world) => {
      await call('DELETE', `/${world}`)
      return `Deleted world ${world}`
    },
    advance: async (world, time = '') => {
      const { now } = await call<World['clock']>('POST', `/${world}/clock/advance`, { seconds: durationSeconds(time) })
      return `${world}: ${now}`
    },
    snapshot: async (world, name) => snapshotLine(await call<Snapshot>('POST', `/${world}/snapshots`, { name })),
    snapshots: async (world) => {
      const { snapshots } = await call<{ snapshots: Snapshot[] }>('GET', `/${world}/snapshots`)
      return snapshots.map(snapshotLine).join('\n') || `World ${world} has no snapshots`
    },
    restore: async (world, name) => lineOf(await call<World>('POST', `/${world}/snapshots/${name}/restore`)),
    export: async (world, file = '') => {
      const saved = await call<WorldFile>('GET', `/${world}/export`)
      writeAtomically(file, JSON.stringify(saved))
      return `Wrote world ${world} with its clock at ${saved.clock.now} to ${file}`
    },
    import: async (world, file = '') => lineOf(await call<World>('PUT', `/${world}/import`, readWorldFile(file))),
    scenario: async (world, scenario, persona) => {
      const { description } = await call<Scenario>('POST', `/${world}/scenarios/${scenario}`, { persona })
      return `${persona}: ${description}`
    },
    inbox: async (world) => {
      const { messages } = await call<{ messages: Message[] }>('GET', `/${world}/inbox`)
      return messages.slice(0, 10).map(messageLines).join('\n\n') || `World ${world} has sent no messages`
    },
  }
}

/** The content of a file of `world export`. Throws if it is missing or not JSON. */
function readWorldFile(file: string): object {
  try {
    // The server checks the file.
    return JSON.parse(readFileSync(file, 'utf8')) as object
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read: ${message}. Write one with world export.`, { cause: error })
  }
}

function lineOf({ id, clock }: World): string {
  return `${id}: ${clock.now}${clock.frozen ? ', frozen' : ''}`
}

function snapshotLine({ name, clock, bytes }: Snapshot): string {
  return `${name}: ${clock.now}, ${(bytes / 1024).toFixed(0)} kB`
}

function messageLines({ sentAt, channel, to, subject, text }: Message): string {
  return `${sentAt} ${channel} to ${to}: ${subject}\n${text}`
}
