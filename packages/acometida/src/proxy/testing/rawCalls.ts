import { createServer } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { portOf } from '../../lib/portOf.ts'

/** An API of the test that shows what it received, as calls and as bytes. */
export interface ListeningApi {
  readonly url: string
  /** The calls that it read, such as `DELETE /api/x <hello>`. */
  readonly calls: () => readonly string[]
  /** The bytes that it received, over all connections. */
  readonly bytes: () => string
}

/** Opens an API that answers each call with its method and path. Ends with the test. */
export async function openListeningApi(): Promise<ListeningApi> {
  const calls: string[] = []
  const bytes: Buffer[] = []
  const server = createServer((asked, given) => {
    let body = ''
    asked.setEncoding('utf8').on('data', (text: string) => (body += text))
    asked.once('end', () => {
      const call = `${asked.method} ${asked.url}`
      calls.push(body === '' ? call : `${call} <${body}>`)
      given.end(`{"call":"${call}"}`)
    })
  })
  server.keepAliveTimeout = 0
  server.on('connection', (socket) => socket.on('data', (chunk: Buffer) => bytes.push(chunk)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    calls: () => calls,
    bytes: () => Buffer.concat(bytes).toString('latin1'),
  }
}

/** Sends bytes over a new connection. Resolves to what came back, once that holds a text or the connection ends. */
export function sendRaw(url: string, bytes: string, until: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let came = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      came += text
      if (!came.includes(until)) return
      socket.destroy()
      resolve(came)
    })
    socket.once('error', reject).once('close', () => resolve(came))
    socket.write(bytes, 'latin1')
  })
}
