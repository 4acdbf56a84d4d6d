// Polls the health of a server on its own connection until told to end, then prints the longest answer time in
// milliseconds. It is a process of its own, because the process that sends the load is too busy to measure.
import { Agent, get } from 'node:http'

const [url] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let slowest = 0

const ask = () =>
  new Promise((resolve, reject) => {
    const asked = performance.now()
    get(`${url}/health`, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve((slowest = Math.max(slowest, performance.now() - asked))))
    }).once('error', reject)
  })

const end = new AbortController()
process.once('SIGTERM', () => end.abort())
await ask()
slowest = 0
console.log('watching')
while (!end.signal.aborted) {
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 20))
}
console.log(slowest)
process.exit(0)
