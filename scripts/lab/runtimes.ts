import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { NODES, readWords } from '../commands.ts'
import { countsOf } from '../lib/counts.ts'
import { runProgram } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'

/**
 * Runs the server, contract, seed and script tests, and the built server under writers and kills, on each supported
 * version of Node or on the named ones. Prints a line for each. The registry's `node` package has the missing ones.
 */
const projects = ['api-spec', 'server', 'seed', 'acometida', 'scripts'].flatMap((name) => ['--project', name])

const { words: wanted } = readWords('runtimes')
let failures = 0
for (const major of wanted.length > 0 ? wanted : NODES) failures += (await proveOn(major)) ? 0 : 1
// The next command must find the packages of the Node in use.
await run(process.execPath, ['scripts/run.mjs', 'generate'])
process.exitCode = failures > 0 ? 1 : 0

async function proveOn(major: string): Promise<boolean> {
  const started = performance.now()
  const node = await findNode(major)
  const version = (await run(node, ['-p', 'process.versions.node'])).output.trim()
  console.log(`Node ${version}: installing, testing, building, killing`)
  const report = join(root, `.reports/runtimes/${major}.json`)
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects]
  const steps = [
    ['scripts/run.mjs', 'generate'],
    [...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ['scripts/run.mjs', 'build'],
    ['scripts/run.mjs', 'lab', 'crash', '5'],
  ]
  const broken: string[] = []
  for (const words of steps) {
    const { ok, output } = await run(node, words)
    if (ok) continue
    broken.push(words.slice(0, 2).join(' '))
    console.log(output)
  }
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const end = broken.length === 0 ? 'the built server lost nothing' : `FAILED: ${broken.join(', ')}`
  console.log(`Node ${version}: ${counts.passed} passed, ${counts.failed} failed, ${end} (${seconds} s)`)
  return broken.length === 0
}

/** The binary of a Node version: the running one, or the newest of that major version in the registry. */
async function findNode(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const folder = join(root, '.runtimes', major)
  const binary = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    const { ok, output } = await run(process.execPath, [
      npm(),
      'install',
      '--no-save',
      '--prefix',
      folder,
      `node@${major}`,
    ])
    if (!ok || !existsSync(binary)) throw new Error(`The registry did not bring node@${major}:\n${output}`)
  }
  return binary
}

/** The script of the running npm. Its command is a batch file on Windows, which cannot be started like a program. */
function npm(): string {
  const file = process.env['npm_execpath']
  if (file === undefined)
    throw new Error('Run it with npm, which brings the other versions of Node: npm run lab -- runtimes.')
  return file
}

/** Runs a Node with its folder first in the path, so that its children use the same Node. */
function run(node: string, words: readonly string[]) {
  return runProgram(node, words, { NO_COLOR: '1', PATH: [dirname(node), process.env['PATH']].join(delimiter) })
}
