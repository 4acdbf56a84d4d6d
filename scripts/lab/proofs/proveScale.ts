import { createHash } from 'node:crypto'
import { ensureTemplate } from '../../lib/template.ts'
import { type Answer, type Caller, forEachNumber, makeCaller } from './caller.ts'
import { front, type Server, startFront, startNumbered } from './serverFleet.ts'

/** The figures of a proof. Shares are from 0 to 1. */
export interface ScaleFigures {
  readonly worlds: number
  readonly calls: number
  /** Answers from a wrong world, or from none. */
  readonly wrongAnswers: number
  readonly callsPerSecond: number
  /** Resident memory of a world, in bytes; null if the system does not report it. */
  readonly bytesPerWorld: number | null
  /** The largest deviation of a server from its even share of the worlds. */
  readonly spread: number
  /** The share of ids that a fifth server takes over. */
  readonly moved: number
  /** Worlds of the killed server, those of them that still answered, and those of other servers that did not. */
  readonly killed: { readonly worlds: number; readonly answered: number; readonly lostElsewhere: number }
}

/** A world with the values that only its answers have: a stopped clock and the phone of a person. */
interface Marked {
  readonly id: string
  readonly date: string
  readonly phone: string
  readonly node: string
  readonly userId: number
  readonly token: string
}

const CLOCKS_FROM_MS = Date.parse('2026-03-16T09:00:00Z')
const WIDTH = 64

/**
 * Lets four servers behind nginx answer for many worlds, adds a server, kills one, and counts the errors. `progress` is
 * called with the current step, and how much of it is done.
 */
export async function proveScale(
  { worlds: count, calls }: { readonly worlds: number; readonly calls: number },
  progress: (text: string) => void,
): Promise<ScaleFigures> {
  // Built once, before all servers look for it at the same time.
  const seeded = { TEMPLATE: await ensureTemplate('data/template.sqlite') }
  const servers = await Promise.all([1, 2, 3, 4].map((number) => startNumbered(number, seeded)))
  const running = new Set<Server>(servers)
  let nginx = await startFront(servers)
  let caller = makeCaller(front)
  const moveFront = async (behind: readonly Server[]) => {
    caller.close()
    await nginx.stop()
    nginx = await startFront(behind)
    caller = makeCaller(front)
  }
  try {
    const idle = memoryOf(servers)
    const worlds: Marked[] = []
    await forEachNumber(count, WIDTH, async (n) => {
      worlds[n] = await makeMarked(caller, n)
      if (n % 100 === 0) progress(`worlds ${n} of ${count}`)
    })
    const full = memoryOf(servers)

    let wrongAnswers = 0
    const started = performance.now()
    await forEachNumber(calls, WIDTH, async (n) => {
      // A step coprime to most counts, so that the worlds do not come in the order of their creation.
      const world = worlds[(n * 7919) % count]
      if (world && !isOf(world, await ask(caller, world, n))) wrongAnswers += 1
      if (n % 1000 === 0) progress(`calls ${n} of ${calls}`)
    })
    const seconds = (performance.now() - started) / 1000

    progress('a fifth server')
    const fifth = await startNumbered(5, seeded)
    running.add(fifth)
    await moveFront([...servers, fifth])
    let moved = 0
    await forEachNumber(count, WIDTH, async (n) => {
      const world = worlds[n]
      const { node } = await caller.call('GET', '/api/captcha', { 'x-sandbox': world?.id ?? '' })
      if (node !== world?.node) moved += 1
    })

    progress('one server killed')
    await moveFront(servers)
    const [, , third] = servers
    if (!third) throw new Error('There is no third server.')
    await third.kill()
    running.delete(third)
    const killed = { worlds: 0, answered: 0, lostElsewhere: 0 }
    await forEachNumber(count, WIDTH, async (n) => {
      const world = worlds[n]
      if (!world) return
      const answer = await ask(caller, world, n)
      const answered = isOf(world, answer)
      if (world.node !== third.name) killed.lostElsewhere += answered ? 0 : 1
      else {
        killed.worlds += 1
        if (answered || !isLost(answer)) killed.answered += 1
      }
    })
    return {
      worlds: count,
      calls,
      wrongAnswers,
      callsPerSecond: calls / seconds,
      bytesPerWorld: idle === null || full === null ? null : (full - idle) / count,
      spread: spreadOf(servers.map(({ name }) => worlds.filter(({ node }) => node === name).length)),
      moved: moved / count,
      killed,
    }
  } finally {
    caller.close()
    await nginx.stop()
    await Promise.all([...running].map((server) => server.kill()))
  }
}

/** Makes a world with a clock and a phone that no other one has. */
async function makeMarked({ call }: Caller, n: number): Promise<Marked> {
  // Sequential ids are no fair sample, because clients make up theirs.
  const id = `proof-${createHash('sha256').update(String(n)).digest('hex').slice(0, 16)}`
  const header = { 'x-sandbox': id }
  const now = new Date(CLOCKS_FROM_MS + n * 1000)
  const phone = `6${String(n).padStart(8, '0')}`
  const made = ok(await call('POST', '/__control/worlds', header, { id, now: now.toISOString(), frozen: true }))
  const login = ok(await call('POST', `/__control/worlds/${id}/personas/customer/login`))
  // Our own server answers with this.
  const { session } = JSON.parse(login.body) as { session: { accessToken: string; user: { userId: number } } }
  const { userId } = session.user
  const marked = { id, phone, userId, date: now.toUTCString(), token: session.accessToken, node: made.node ?? '' }
  ok(await call('PUT', `/api/users/${userId}`, { ...header, authorization: `Bearer ${marked.token}` }, { phone }))
  if (n % 10 === 0) await copyOnce(call, id)
  return marked
}

/** Copies a world, which works only on its own server. Throws if the name of the copy leads to another one. */
async function copyOnce(call: Caller['call'], id: string): Promise<void> {
  const copy = `${id}--copy`
  ok(await call('POST', '/__control/worlds', { 'x-sandbox': copy }, { id: copy, from: id }))
  ok(await call('DELETE', `/__control/worlds/${copy}`))
}

/** Calls the API in a world named by the header; every fourth time the control API, with the world in the path. */
function ask({ call }: Caller, { id, userId, token }: Marked, n: number): Promise<Answer> {
  if (n % 4 === 3) return call('GET', `/__control/worlds/${id}`)
  return call('GET', `/api/users/${userId}`, { 'x-sandbox': id, authorization: `Bearer ${token}` })
}

/** Whether an answer is from a world: by its server, and by its phone and clock, or else its id and clock. */
function isOf({ id, phone, date, node }: Marked, answer: Answer): boolean {
  if (answer.status !== 200 || answer.node !== node) return false
  // Our own server answers with one of the two.
  const content = JSON.parse(answer.body) as { id?: string; clock?: { now: string }; user?: { phone?: string } }
  if (content.id === undefined) return answer.date === date && content.user?.phone === phone
  return content.id === id && new Date(content.clock?.now ?? '').toUTCString() === date
}

/** Whether an answer says that the world is gone, or that its server is. */
function isLost({ status, body }: Answer): boolean {
  return status >= 500 || status === 404 || (status === 400 && body.includes('WORLD_UNKNOWN'))
}

function ok(answer: Answer): Answer {
  if (answer.status === 200 && !/"codResult":"(?!0000)/.test(answer.body)) return answer
  throw new Error(`A world of the proof could not be made: ${answer.status} ${answer.body.slice(0, 300)}`)
}

/** Resident memory of all servers, in bytes; null if the system does not report it. */
function memoryOf(servers: readonly Server[]): number | null {
  return servers.reduce<number | null>((sum, { memory }) => {
    const bytes = memory()
    return sum === null || bytes === null ? null : sum + bytes
  }, 0)
}

/** The largest deviation of a count from the mean, as a share of the mean. */
function spreadOf(counts: readonly number[]): number {
  const mean = counts.reduce((sum, each) => sum + each, 0) / counts.length
  return Math.max(...counts.map((each) => Math.abs(each - mean) / mean))
}
