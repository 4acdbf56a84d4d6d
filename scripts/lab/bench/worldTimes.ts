import autocannon from 'autocannon'
import { processorMs } from '../lib/processorTime.ts'
import { median } from './median.ts'

/** Durations in milliseconds: the median that a test run sees, HTTP included, and the server's processor time. */
interface Times {
  readonly seen: number
  readonly processor: number | null
}

/** Times of 200 forks and of 200 resets. */
export async function worldTimes(url: string, pid: number | undefined): Promise<{ fork: Times; reset: Times }> {
  const ids = Array.from({ length: 200 }, (_, index) => `bench-${index}`)
  const timed = async (work: (id: string) => Promise<number>): Promise<Times> => {
    const before = processorMs(pid)
    const times: number[] = []
    for (const id of ids) times.push(await work(id))
    const after = processorMs(pid)
    return {
      seen: median(times) ?? 0,
      processor: before === null || after === null ? null : (after - before) / ids.length,
    }
  }
  const fork = await timed((id) => post(url, '/worlds', { id }))
  const reset = await timed((id) => post(url, `/worlds/${id}/reset`, {}))
  for (const id of ids) await fetch(`${url}/__control/worlds/${id}`, { method: 'DELETE' })
  return { fork, reset }
}

/** The median of a fork while four connections read another world as fast as they can. */
export async function forkUnderLoad(url: string): Promise<number> {
  const load = autocannon({
    url: `${url}/api/masterData?filter=master%3A%3APOPUP_LOGIN%7Clanguage%3A%3AES`,
    connections: 4,
    duration: 4,
  })
  const times: number[] = []
  for (let index = 0; index < 100; index += 1) {
    times.push(await post(url, '/worlds', { id: `loaded-${index}` }))
    await fetch(`${url}/__control/worlds/loaded-${index}`, { method: 'DELETE' })
  }
  await load
  return median(times) ?? 0
}

async function post(url: string, path: string, body: object): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/__control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
  return performance.now() - started
}
