import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { root } from '../../lib/root.ts'

/** The results of many simultaneous log-ins. */
export interface Crowd {
  readonly answered: number
  readonly turnedAway: number
  readonly others: number
  readonly socketErrors: number
  readonly perSecond: number
  /** The slowest health check during the log-ins, milliseconds. */
  readonly slowestHealthMs: number
}

/**
 * Lets a crowd log in at once, each with a staff code and a wrong password, and polls the health of the server
 * meanwhile.
 */
export async function crowdOfLogins(url: string, size: number): Promise<Crowd> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  const tally = { answered: 0, turnedAway: 0, others: 0, socketErrors: 0 }
  const watch = await watchHealth(url)
  const started = performance.now()
  const body = JSON.stringify({ user: '70000001', password: 'Farola#29a' })
  await Promise.all(
    Array.from({ length: size }, async () => {
      const outcome = await logIn(`${url}/api/login`, agent, body)
      if (outcome.status === 200) tally.answered += 1
      else if (outcome.status === 503 && outcome.retryAfter) tally.turnedAway += 1
      else if (outcome.status === 0) tally.socketErrors += 1
      else tally.others += 1
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return { ...tally, perSecond: tally.answered / seconds, slowestHealthMs: await watch.end() }
}

async function watchHealth(url: string) {
  const child = spawn(process.execPath, ['scripts/lab/bench/healthWatch.mjs', url], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return {
    end: async () => {
      child.kill('SIGTERM')
      return Number((await lines.next()).value)
    },
  }
}

/** The log-ins a second that the server does, with sequential log-ins on so many connections. */
export async function loginsPerSecond(url: string, connections: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  const body = JSON.stringify({ user: '70000001', password: 'Farola#29a' })
  let done = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const { status } = await logIn(`${url}/api/login`, agent, body)
        if (status === 200) done += 1
      }
    }),
  )
  return done / seconds
}

function logIn(url: string, agent: Agent, body: string): Promise<{ status: number; retryAfter: boolean }> {
  return new Promise((resolve) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    call.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] !== undefined }),
      )
    })
    call.on('error', () => resolve({ status: 0, retryAfter: false }))
    call.end(body)
  })
}
