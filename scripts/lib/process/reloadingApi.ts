import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchFolder } from '@acometida/api-spec/watchFolder'
import { type Children, endTree, say } from './children.ts'
import type { Gate } from './gate.ts'
import { root } from '../root.ts'

/** The sources of a server. It reads the documents of the contract at each call, so they need no new process. */
const sources: readonly (readonly [folder: string, files: RegExp])[] = [
  ['server/src', /(?<!\.test)\.(ts|sql|json)$/],
  ['api-spec/rules', /(?<!\.test)\.ts$/],
  ['api-spec/generated', /\.ts$/],
]
const onlyForTests = /^(testing|authorization|abuse)[\\/]/
/** The longest that a server may take to listen. */
const startMs = 60_000
/** The longest that a hand-over may take. */
const endMs = 10_000
/** After this many crashes within this time, another start would crash too. */
const often = { times: 3, withinMs: 600_000 }

/**
 * Runs the API behind a gate and replaces it whenever one of its files is saved. Calls wait meanwhile, and the worlds
 * are handed over. A server that ends by itself is restarted, unless it keeps crashing. Resolves when the first one
 * takes calls, and throws if it does not. If a later one does not, the next save starts another.
 */
export async function startReloadingApi(children: Children, gate: Gate, env: Record<string, string>): Promise<void> {
  const saves = followSaves()
  let ends: readonly number[] = []
  let api = await start()
  if (api === null) throw new Error('The API does not start; the lines above say why.')
  void follow()

  async function follow(): Promise<void> {
    for (;;) {
      if (api !== null && (await Promise.race([gone(api), saves.next()])) === 'gone') {
        if (children.stopping()) return
        api = await another()
        if (api !== null) continue
      }
      if (api === null) void gate.shut()
      await saves.next()
      const began = performance.now()
      ends = []
      if (api !== null) await handOver(api)
      api = await start()
      if (api === null) say('api', 'It does not start, and calls wait. The next save tries again; no world is lost.')
      else say('api', `Loaded anew in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    }
  }

  /** Starts a server in place of a crashed one; null if it keeps crashing. */
  async function another(): Promise<ChildProcess | null> {
    void gate.shut()
    const now = performance.now()
    ends = [...ends.filter((at) => at > now - often.withinMs), now]
    const next = ends.length > often.times ? null : await start()
    if (next)
      say('api', 'It ended by itself and was started again. Only the data of the default world are what they were.')
    else say('api', 'It ended by itself, and its worlds with it. The next save starts it again.')
    return next
  }

  async function start(): Promise<ChildProcess | null> {
    saves.forget()
    const child = children.start('api', ['--import', 'tsx', 'server/src/main.ts'], env, {
      talks: true,
      onEnd: () => {},
    })
    const limit = setTimeout(() => endTree(child.pid, 'SIGKILL'), startMs)
    const address = await Promise.race([listening(child), gone(child)])
    clearTimeout(limit)
    if (address === 'gone') return null
    gate.open(address)
    return child
  }

  async function handOver(child: ChildProcess): Promise<void> {
    await gate.shut()
    const ended = gone(child)
    const limit = setTimeout(() => endTree(child.pid, 'SIGKILL'), endMs)
    // If the server crashes right now, nobody receives the message.
    child.send('reload', () => {})
    await ended
    clearTimeout(limit)
  }
}

async function gone(child: ChildProcess): Promise<'gone'> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return 'gone'
}

/** Resolves to the address that a server reports when it listens. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'listening' in message && typeof message.listening === 'string')
        resolve(message.listening)
    })
  })
}

/** The saves of a server's sources. Simultaneous ones count as one. */
function followSaves(): { readonly next: () => Promise<void>; readonly forget: () => void } {
  let saved = false
  let tell = () => {}
  let timer: NodeJS.Timeout | undefined
  for (const [folder, files] of sources)
    watchFolder(join(root, folder), (file) => {
      if (!files.test(file) || onlyForTests.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        saved = true
        tell()
      }, 100)
    })
  return {
    next: () => new Promise((resolve) => (saved ? resolve() : (tell = resolve))),
    forget: () => void (saved = false),
  }
}
