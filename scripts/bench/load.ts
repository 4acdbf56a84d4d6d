import autocannon from 'autocannon'

/** Loads one address, after a second of warming up. Latencies in milliseconds. Throws where any answer was not 2xx. */
export async function load(url: string, headers: Record<string, string>, seconds: number, connections = 10) {
  await autocannon({ url, headers, connections, duration: 1 })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
