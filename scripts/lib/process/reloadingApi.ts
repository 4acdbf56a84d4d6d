import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchFolder } from '@acometida/api-spec/watchFolder'
import { endTree } from 'acometida/src/lib/endTree.ts'
import { root } from '../root.ts'
import { makeSourceServer } from '../sourceServer.ts'
import { type Children, say } from './children.ts'
import type { Gate } from './gate.ts'

/** The folders with the sources of the server. It reads the documents of the contract at each call. */
const folders = ['server/src', 'api-spec']
/** The longest that a server may take to listen. */
const startMs = 60_000
/** The longest that a hand-over may take. */
const endMs = 10_000
/** Changes that follow each other within this time are one save. */
const SAME_SAVE_MS = 20
/** After this many crashes within this time, another start would crash too. */
const often = { times: 3, withinMs: 600_000 }

/**
 * Runs the API behind a gate and replaces it whenever one of its files is saved. A process that has loaded packages and
 * contract waits for the save and loads the next server while the last one answers; then the worlds are handed over,
 * and calls wait for that moment. A save that does not compile or load changes nothing. A server that ends by itself is
 * restarted, unless it keeps crashing. Resolves when the first one takes calls, and throws if it does not.
 */
export async function startReloadingApi(children: Children, gate: Gate, env: Record<string, string>): Promise<void> {
  const server = await makeSourceServer()
  const saves = followSaves(server.noteSave)
  let ends: readonly number[] = []
  let waiting: ChildProcess | null = null
  let api = await open(await load())
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
      const next = await load()
      if (next === null && api !== null) {
        say('api', 'The new code does not load. The previous server goes on; the next save tries again.')
        continue
      }
      if (api !== null) await handOver(api)
      api = await open(next)
      if (api === null)
        say('api', 'The server does not start, and calls wait. The next save tries again; no world is lost.')
      else say('api', `Reloaded in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    }
  }

  /** Starts a server in place of a crashed one; null if it keeps crashing. */
  async function another(): Promise<ChildProcess | null> {
    void gate.shut()
    const now = performance.now()
    ends = [...ends.filter((at) => at > now - often.withinMs), now]
    const next = ends.length > often.times ? null : await open(await load())
    if (next) say('api', 'The server crashed and was restarted. Only the default world has kept its data.')
    else say('api', 'The server crashed, and its worlds are lost. The next save starts it again.')
    return next
  }

  /** Bundles a server and loads its code. Null if that fails; the lines above say why. */
  async function load(): Promise<ChildProcess | null> {
    saves.forget()
    try {
      await server.rebuild()
    } catch (error) {
      say('api', error instanceof Error ? error.message : String(error))
      return null
    }
    const child = nextProcess()
    waiting = null
    // If it has ended, nobody receives the message.
    child.send('load', () => {})
    if ((await saysWithin(child, 'loaded')) !== null) return child
    nextProcess()
    return null
  }

  /** The process that waits to load a server: the present one, or a new one. */
  function nextProcess(): ChildProcess {
    if (waiting === null || !isRunning(waiting))
      waiting = children.start('api', server.words, env, { talks: true, onEnd: () => {} })
    return waiting
  }

  /** Lets a loaded server take the database and its worlds, and calls. Null if it does not. */
  async function open(child: ChildProcess | null): Promise<ChildProcess | null> {
    if (child === null) return null
    child.send('open', () => {})
    const address = await saysWithin(child, 'listening')
    if (address === null) return null
    gate.open(address)
    nextProcess()
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

/** What a server reports under a name; null if it ends before. One that takes too long is ended. */
async function saysWithin(child: ChildProcess, name: string): Promise<string | null> {
  const limit = setTimeout(() => endTree(child.pid, 'SIGKILL'), startMs)
  const said = await Promise.race([reported(child, name), gone(child).then(() => null)])
  clearTimeout(limit)
  return said
}

async function gone(child: ChildProcess): Promise<'gone'> {
  if (isRunning(child)) await once(child, 'exit')
  return 'gone'
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** Resolves to what a server reports under a name: `{ listening: 'http://127.0.0.1:40001' }`. */
function reported(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const found: unknown = typeof message === 'object' ? Reflect.get(message, name) : undefined
      if (typeof found === 'string') resolve(found)
    })
  })
}

/** The saves of the files that a server contains. */
function followSaves(noteSave: (path: string) => boolean): Saves {
  let saved = false
  let tell = () => {}
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watchFolder(join(root, folder), (file) => {
      if (!noteSave(join(root, folder, file))) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        saved = true
        tell()
      }, SAME_SAVE_MS)
    })
  return {
    next: () => new Promise((resolve) => (saved ? resolve() : (tell = resolve))),
    forget: () => void (saved = false),
  }
}

interface Saves {
  readonly next: () => Promise<void>
  readonly forget: () => void
}
