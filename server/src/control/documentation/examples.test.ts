import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

const page = readFileSync(new URL('../../../../docs/control-api.md', import.meta.url), 'utf8')
const commands = [...page.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

test('runs every example of the page on the control API in order', async () => {
  const { http } = await testApi()
  const files = new Map<string, string>()
  let token = ''
  expect(commands.length).toBeGreaterThan(15)
  for (const command of commands) {
    const { method, path, headers, data, output } = readCurl(command.replace('$TOKEN', token))
    const body = data?.startsWith('@') ? files.get(data.slice(1)) : data
    const call = http()[method](path).set(headers)
    const answer = await (body === undefined ? call : call.send(body))
    expect([command, answer.status, answer.body.error]).toEqual([command, 200, undefined])
    if (output !== undefined) files.set(output, answer.text)
    token = answer.body.session?.accessToken ?? token
  }
})

type Verb = 'get' | 'post' | 'put' | 'delete'

/** Reads the parts of a curl command that the page uses. Throws for any other part. */
function readCurl(command: string) {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
  const read: { method: Verb; path: string; headers: Record<string, string> } = { method: 'get', path: '', headers: {} }
  const more: { data?: string; output?: string } = {}
  expect(words.shift()).toBe('curl')
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    // Our page uses no other methods.
    if (word === '-X') read.method = (words.shift() ?? '').toLowerCase() as Verb
    else if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(': ')
      read.headers[name] = value
    } else if (word === '-d') more.data = words.shift() ?? ''
    else if (word === '-o') more.output = words.shift() ?? ''
    else if (word.startsWith('localhost:4000/')) read.path = word.slice('localhost:4000'.length)
    else throw new Error(`the test does not know ${word} of ${command}`)
  }
  return { ...read, ...more }
}
