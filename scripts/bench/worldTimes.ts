import autocannon from 'autocannon'

/** Medians of 200 forks and 200 resets, milliseconds, as a test run sees them: with the HTTP around. */
export async function worldTimes(url: string): Promise<{ fork: number; reset: number }> {
  const times = { fork: [] as number[], reset: [] as number[] }
  for (let index = 0; index < 200; index += 1) {
    times.fork.push(await post(url, '/worlds', { id: `bench-${index}` }))
    times.reset.push(await post(url, `/worlds/bench-${index}/reset`, {}))
    await fetch(`${url}/__control/worlds/bench-${index}`, { method: 'DELETE' })
  }
  return { fork: median(times.fork), reset: median(times.reset) }
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
  return median(times)
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

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
