import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOfNew } from '../checks/wordsOfNew.ts'
import { toolFile } from '../lib/tool.ts'
import { copyAllCode } from '../testing/copyTree.ts'

/**
 * The limit is for hangs, not for slowness: the types of the whole workspace are checked without a cache, and tests of
 * server and client run.
 */
const HANGS_AFTER_MS = 600_000

let tree: string
/** The output of the command for each skeleton. */
const said: Record<string, string> = {}

beforeAll(() => {
  tree = copyAllCode()
  said['operation'] = make(
    'operation',
    'renameAlert',
    '--area',
    'alerts',
    '--method',
    'put',
    '--path',
    '/alerts/{alertId}/name',
  )
  said['screen'] = make('screen', 'tips', '--area', 'supplies')
  said['area'] = make('area', 'meters')
}, HANGS_AFTER_MS)
afterAll(() => rmSync(tree, { recursive: true }), HANGS_AFTER_MS)

function run(script: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...words], { cwd: tree, encoding: 'utf8' })
}

function make(...words: readonly string[]): string {
  const { stdout, stderr, status } = run('scripts/new/main.ts', ...words)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  return stdout
}

/** The files below a heading of the output. */
function listed(kind: string, heading: string): readonly string[] {
  const [, lines = ''] = new RegExp(`${heading}:\\n((?: {2}.+\\n)+)`).exec(said[kind] ?? '') ?? []
  return lines.split('\n').flatMap((line) => line.trim() || [])
}

const written = () => Object.keys(said).flatMap((kind) => [...listed(kind, 'Written'), ...listed(kind, 'Changed')])

test('writes an operation, a screen and an area, and says what is left to decide', () => {
  expect(listed('operation', 'Written')).toHaveLength(2)
  expect(listed('operation', 'Changed')).toHaveLength(4)
  expect(listed('screen', 'Written')).toHaveLength(3)
  expect(listed('screen', 'Changed')).toHaveLength(5)
  expect(listed('area', 'Written')).toHaveLength(14)
  expect(listed('area', 'Changed')).toHaveLength(6)
  for (const kind of Object.keys(said)) expect(said[kind]).toContain('Left to decide:\n  ')
})

test('writes every skeleton formatted, linted and compiling', { timeout: HANGS_AFTER_MS }, () => {
  // The commands, the seed and other tests do not involve a skeleton.
  const part = (folder: '' | 'web', include: readonly string[]) => {
    const files = written().filter((file) => file.startsWith('web/') === (folder === 'web') && /\.tsx?$/.test(file))
    const content = {
      extends: './tsconfig.json',
      include,
      exclude: ['**/*.test.*', '**/dist'],
      files: files.map((file) => slashed(relative(folder, file))),
    }
    writeFileSync(join(tree, folder, 'tsconfig.part.json'), JSON.stringify(content))
    return join(folder, 'tsconfig.part.json')
  }
  // Several threads would each check what they share.
  const anew = ['--incremental', 'false', '--tsBuildInfoFile', 'null', '--singleThreaded']
  const tools = [
    ['oxfmt', '--check', ...written()],
    ['oxlint', '--deny-warnings', ...written().filter((file) => /\.tsx?$/.test(file))],
    ['tsc', '-p', part('', ['api-spec', 'server', 'e2e']), ...anew],
    ['tsc', '-p', part('web', ['src', 'vite.config.ts']), ...anew],
  ]
  for (const [tool = '', ...words] of tools) {
    const { status, stdout } = spawnSync(process.execPath, [toolFile(tool, tree), ...words], {
      cwd: tree,
      encoding: 'utf8',
      // Go collects garbage less often in the compiler, which ends soon: a third of its processor time.
      env: { ...process.env, GOGC: '400' },
    })
    expect({ tool, status, stdout: status === 0 ? '' : stdout }).toEqual({ tool, status: 0, stdout: '' })
  }
})

interface VitestReport {
  readonly testResults: {
    readonly name: string
    readonly assertionResults: { readonly status: string; readonly failureMessages: string[] }[]
  }[]
}

test('writes only tests that fail until somebody says what they are to show', { timeout: HANGS_AFTER_MS }, () => {
  const report = join(tree, 'report.json')
  const tests = written().filter((file) => /\.test\.tsx?$/.test(file))
  const words = [
    'run',
    '--project',
    'server',
    '--project',
    'web',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ]
  // A nested run must not overwrite the report of this one.
  const env = { ...process.env, REPORTS: undefined, CI: undefined }
  spawnSync(process.execPath, [toolFile('vitest', tree), ...words], { cwd: tree, env, stdio: 'ignore' })
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'))
  const found = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, failureMessages }) => [slashed(relative(tree, name)), status, failureMessages[0]]),
  )
  // A skeleton fails with a message about the part that is left to write.
  const honest = /AssertionError: say what/
  expect(found.toSorted()).toEqual(tests.toSorted().map((file) => [file, 'failed', expect.stringMatching(honest)]))
})

test('rejects the words of a skeleton in every language, in the contract and in the code', () => {
  const found = wordsOfNew(tree).join('\n')
  for (const language of ['es', 'gl', 'en'])
    for (const place of [
      `web/src/screens/meters/texts/${language}.ts`,
      `web/src/screens/supplies/texts/${language}.ts`,
    ])
      expect(found).toMatch(new RegExp(`^${place}:\\d+: .*\\[${language}\\] `, 'm'))
  expect(found).toMatch(/^api-spec\/openapi\.yaml:\d+: .*"description: Say what meters are to a user"$/m)
  expect(found).toMatch(/^server\/src\/modules\/.+: .*"\/\*\*/m)
})

test('overwrites no existing file and then writes nothing else', () => {
  const mine = join(tree, 'server/src/modules/alerts/listMore.service.ts')
  writeFileSync(mine, '// mine\n')
  const contract = () => readFileSync(join(tree, 'api-spec/paths/alerts.yaml'), 'utf8')
  const before = contract()
  const { status, stderr } = run('scripts/new/main.ts', 'operation', 'listMore', '--area', 'alerts')
  expect(status).toBe(1)
  expect(stderr).toContain('server/src/modules/alerts/listMore.service.ts exists already')
  expect([readFileSync(mine, 'utf8'), contract()]).toEqual(['// mine\n', before])
})
