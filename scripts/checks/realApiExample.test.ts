import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imperfectHelp, parseImperfectOptions } from '@acometida/e2e/support/imperfectOptions.ts'
import { mistakeNames, mistakes } from '@acometida/e2e/support/mistakes.ts'
import { openImperfectApi } from '@acometida/e2e/support/openImperfectApi.ts'
import { freePort } from '@acometida/testing/freePort'
import { type Reference, startReference } from 'acometida/src/conformance/testing/reference.ts'
import { skipTime } from 'acometida/src/conformance/testing/skipTime.ts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../lib/root.ts'

const page = readFileSync(join(root, 'docs/real-api-example.md'), 'utf8')
/** The address of the API on the page. */
const SHOWN = 'http://127.0.0.1:4200'

/** The page is run as it stands, with all its servers. The limit is for a hang, not for a slow machine. */
const HANGS_AFTER_MS = 600_000

let server: Reference

beforeAll(async () => {
  server = await startReference()
}, HANGS_AFTER_MS)
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

/** A run on the page: the command, the lines of its output that are shown, and its exit code. */
interface ShownRun {
  readonly command: string
  readonly output: string
  readonly code: number
}

test(
  'runs each command of docs/real-api-example.md with the output that the page shows',
  async () => {
    const config = join(server.folder, 'conformance.json')
    writeFileSync(config, blockOf('json'))
    const pause = skipTime()
    let api: Awaited<ReturnType<typeof openImperfectApi>> | undefined
    const runs: ShownRun[] = []
    for (const command of commandsOf(page)) {
      const [, words = ''] = / (?:conformance|e2e\/imperfectApi\.ts) ?(.*)$/.exec(command) ?? []
      if (command.startsWith('node --import tsx e2e/imperfectApi.ts')) {
        await api?.close()
        const { mistakes: wrong } = parseImperfectOptions(words === '' ? [] : words.split(' '))
        api = await openImperfectApi({ before: server.url, port: 0, mistakes: wrong, pause })
      } else if (command.startsWith('npx acometida conformance')) {
        const { url = '' } = api ?? {}
        const asked = words.replace(SHOWN, url).replace('conformance.json', config).split(' ')
        const { code, said } = await server.conformance(...asked)
        runs.push({ command, output: said.replaceAll(url, SHOWN), code })
      } else if (command.startsWith('export ')) {
        const [, name = '', value = ''] = /^export (\w+)='(.*)'$/.exec(command) ?? []
        vi.stubEnv(name, value)
        // The server of the test takes the place of the one that the page starts.
      } else if (command !== 'npx acometida') throw new Error(`Nothing here runs the command of the page: ${command}`)
    }
    await api?.close()
    const shown = runsOf(page)
    expect(runs.map((run, index) => asShown(run, shown[index]))).toEqual(shown)
  },
  HANGS_AFTER_MS,
)

test('lists on the page everything that the API gets wrong, in its words', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm)].map(([, name, does]) => [name, does])
  expect(rows).toEqual(mistakeNames.map((name) => [name, mistakes[name].does]))
})

test.each([
  ['--without', 'htmlErrors,nonsense', '--without: nonsense is unknown. Known are missingOperation, '],
  ['--before', 'localhost:4000', '--before: "localhost:4000" is no address. Allowed: an address such as http://'],
  ['--port', '70000', '--port: "70000" is no port. Allowed: a whole number from 1 to 65535.'],
  ['--mended', 'htmlErrors', "Unknown option '--mended'"],
])('rejects %s %s and says what would be right', (option, value, sentence) => {
  expect(() => parseImperfectOptions([option, value])).toThrow(sentence)
})

test('makes all mistakes by default and lists them in its help', () => {
  expect(parseImperfectOptions([])).toEqual({
    before: 'http://127.0.0.1:4000',
    port: 4200,
    mistakes: mistakeNames,
    help: false,
  })
  const help = imperfectHelp()
  expect(mistakeNames.filter((name) => !help.includes(`${name} `) || !help.includes(mistakes[name].does))).toEqual([])
})

test('serves the API that it announces, and exits with 2 for a wrong word', async () => {
  const port = await freePort()
  const api = startCommand('--without', mistakeNames.slice(1).join(','), '--before', server.url, '--port', `${port}`)
  onTestFinished(() => void api.kill())
  const url = `http://127.0.0.1:${port}`
  expect(String(await once(api.stdout, 'data'))).toBe(
    `${url} shows the client, and its API is at ${url}/api. Mistakes: missingOperation. Ctrl-C ends it.\n`,
  )
  const statuses = ['/api/users/1/audit', '/api/users/1', '/__control/personas'].map(
    async (path) => (await fetch(url + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 401, 404])

  const words = { before: server.url, port, mistakes: [] }
  await expect(openImperfectApi(words)).rejects.toThrow(`Port ${port} is taken. Choose another one with --port.`)

  const wrong = startCommand('--without', 'nonsense')
  expect(await once(wrong, 'exit')).toEqual([2, null])
})

test('refuses to open without a server behind it', async () => {
  // Nothing listens at the port of the discard protocol.
  const words = { before: 'http://127.0.0.1:9', port: 0, mistakes: [] }
  await expect(openImperfectApi(words)).rejects.toThrow('http://127.0.0.1:9/ready does not answer. Start the reference')
})

function startCommand(...words: readonly string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'e2e/imperfectApi.ts', ...words], { cwd: root })
}

/** The first block of a kind on the page. */
function blockOf(kind: string): string {
  return new RegExp(`^\`\`\`${kind}\n([^]*?)\n\`\`\`$`, 'm').exec(page)?.[1] ?? ''
}

function commandsOf(text: string): readonly string[] {
  return [...text.matchAll(/^```sh\n([^]*?)\n```$/gm)].flatMap(([, commands = '']) => commands.split('\n'))
}

function runsOf(text: string): readonly ShownRun[] {
  return [...text.matchAll(/^```sh\n(.*)\n```\n\n```text\n([^]*?)\n```\n\nIt ends with (\d)/gm)].map(
    ([, command = '', output = '', code]) => ({ command, output, code: Number(code) }),
  )
}

/** A run. Its output becomes that of the page if it has all the lines of the page. */
function asShown(run: ShownRun, shown?: ShownRun): ShownRun {
  return shown && hasLines(withoutChance(run.output), withoutChance(shown.output))
    ? { ...run, output: shown.output }
    : run
}

/** Whether a text has the lines of another one in their order. The line `…` matches any lines. */
function hasLines(text: string, shown: string): boolean {
  let rest = `\n${text}\n`
  return shown.split(/\n?^…$\n?/m).every((part) => {
    const at = part === '' ? 0 : rest.indexOf(`\n${part}\n`)
    if (at >= 0) rest = rest.slice(at + part.length)
    return at >= 0
  })
}

/** A text without the random letters of its message-ids. */
function withoutChance(text: string): string {
  return text.replaceAll(/(message-id: \d+-)\w{15}-\d+/g, '$1…')
}
