// Asks for the health of a server again and again, on a connection of its own, until it is told to end; then prints the
// longest that an answer took, in milliseconds. In a process of its own: who sends a crowd is too busy to take the
// time.
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
