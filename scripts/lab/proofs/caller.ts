import { Agent, request } from 'node:http'

/** An answer, with the server that gave it if it says so. */
export interface Answer {
  readonly status: number
  readonly node: string | null
  readonly date: string
  readonly body: string
}

/** Makes calls to one address over connections that stay open. */
export function makeCaller({ host, port }: { readonly host: string; readonly port: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = (method: string, path: string, headers: Record<string, string> = {}, content?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const type = content === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request({ agent, host, port, method, path, headers: { ...headers, ...type } }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.once('error', reject).once('end', () => {
          const { 'x-node': node, date = '' } = answer.headers
          resolve({ status: answer.statusCode ?? 0, node: typeof node === 'string' ? node : null, date, body })
        })
      })
      sent.once('error', reject).end(content === undefined ? undefined : JSON.stringify(content))
    })
  return { call, close: () => agent.destroy() }
}

export type Caller = ReturnType<typeof makeCaller>

/** Does a piece of work for each number below `count`, at most `width` of them at once. */
export async function forEachNumber(count: number, width: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const number = next
      next += 1
      await work(number)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
}
