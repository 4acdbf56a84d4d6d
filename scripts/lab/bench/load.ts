import autocannon from 'autocannon'

/**
 * Loads one address, or several paths of it in turn, after a second of warm-up. Latencies in milliseconds. Throws if
 * any answer was not 2xx.
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 10,
  paths: readonly string[] = [],
) {
  const what = paths.length === 0 ? { url, headers } : { url, headers, requests: paths.map((path) => ({ path })) }
  await autocannon({ ...what, connections, duration: 1 })
  const result = await autocannon({ ...what, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
