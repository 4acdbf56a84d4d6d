import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readWords } from '../commands.ts'
import { root } from '../lib/root.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: { readonly path?: string; readonly key?: string }
}

interface Job {
  readonly 'runs-on'?: string
  readonly needs?: string
  readonly strategy?: { readonly matrix: object }
  readonly steps?: readonly Step[]
  /** The workflow of this repository that the job calls instead of having steps. */
  readonly uses?: string
}

interface Workflow {
  readonly on: object
  readonly permissions?: object
  readonly jobs: Record<string, Job>
}

interface GitLabFile {
  readonly stages: string[]
  readonly default: { readonly cache: object }
  readonly variables: Record<string, string>
  readonly test: {
    readonly stage: string
    readonly parallel: number
    readonly script: string[]
    readonly artifacts: { readonly paths: string[] }
  }
}

const page = readFileSync(join(root, 'docs/ci.md'), 'utf8')
const blocks = new Map(
  [...page.matchAll(/```\w+ title="(.+)"\n([\s\S]*?)```/g)].map(([, title = '', text = '']) => [title, text]),
)
const fileOf = (whose: string, name: string): string => {
  if (whose === 'our own' && name.startsWith('.github/')) return readFileSync(join(root, name), 'utf8')
  const text = blocks.get(`${whose} suite, ${name}`)
  if (text === undefined) throw new Error(`docs/ci.md has no block "${whose} suite, ${name}".`)
  return text
}

const workflows = readdirSync(join(root, '.github/workflows')).toSorted()
const workflowOf = (name: string): Workflow => parse(fileOf('our own', `.github/workflows/${name}`))
/** The commands of a workflow's steps, one a line. */
const commandsOf = (name: string): string[] =>
  Object.values(workflowOf(name).jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run?.split('\n') ?? []))

const suites = [
  { whose: 'our own', lock: 'pnpm-lock.yaml', left: '.reports/', runs: 'npm test -- --shard ' },
  {
    whose: "another team's",
    lock: 'package-lock.json',
    left: 'test-results/',
    runs: 'npx acometida exec -- npx playwright test --shard ',
  },
]

test('prints in docs/ci.md the files that .github does not have, and links to the others', () => {
  expect(blocks.size).toBe(5)
  for (const name of workflows) expect(page).toContain(`(../.github/workflows/${name})`)
})

test('takes the pictures by an existing command and keeps their folder', () => {
  const { steps = [] } = workflowOf('weekly.yml').jobs['gallery'] ?? {}
  expect(steps.find(({ run }) => run !== undefined)?.run).toBe('npm run gallery -- --all')
  expect(() => readWords('gallery', ['--all'])).not.toThrow()
  expect(steps.at(-1)?.with?.path).toBe('data/gallery/')
})

test.each(suites)('runs $whose suite on GitHub in four parts, with caches, and keeps what tests leave', (suite) => {
  const { jobs }: { jobs: Record<string, Job> } = parse(fileOf(suite.whose, '.github/workflows/test.yml'))
  expect(jobs['test']?.strategy?.matrix).toEqual({ shard: [1, 2, 3, 4] })
  for (const { needs, steps = [] } of Object.values(jobs)) {
    expect(Object.keys(jobs)).toContain(needs ?? 'test')
    expect(steps.filter(({ uses, run }) => !(run ?? uses?.match(/^actions\/[a-z-]+@v\d+$/)))).toEqual([])
  }
  expect(jobs['test']?.['runs-on']).toBe('ubuntu-latest')
  const { steps = [] } = jobs['test'] ?? {}
  const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with
  expect(cache?.key).toContain(`hashFiles('${suite.lock}')`)
  expect(cache?.path).toContain('ms-playwright')
  expect(steps.some(({ run }) => run === `${suite.runs}\${{ matrix.shard }}/4`)).toBe(true)
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect([upload?.with?.path, upload?.if]).toEqual([suite.left, suite.left === '.reports/' ? 'always()' : 'failure()'])
})

test.each(suites)('runs $whose suite on GitLab in four parts, with caches, and keeps what tests leave', (suite) => {
  const file: GitLabFile = parse(fileOf(suite.whose, '.gitlab-ci.yml'))
  expect(file.stages).toContain(file.test.stage)
  expect(file.default.cache).toEqual({ key: { files: [suite.lock] }, paths: ['.cache/'] })
  for (const path of Object.values(file.variables)) expect(path).toMatch(/^\$CI_PROJECT_DIR\/\.cache\//)
  expect(file.test.parallel).toBe(4)
  expect(file.test.script.at(-1)).toBe(`${suite.runs}$CI_NODE_INDEX/$CI_NODE_TOTAL`)
  expect(file.test.artifacts.paths).toEqual([suite.left])
})

test.each(suites)('runs $whose suite on Jenkins in four parts, with caches, and keeps what tests leave', (suite) => {
  const text = fileOf(suite.whose, 'Jenkinsfile')
  let depth = 0
  for (const sign of text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    expect(depth).toBeGreaterThanOrEqual(0)
  }
  expect(depth).toBe(0)
  expect(text).toMatch(/^pipeline \{\n {2}agent none\n {2}stages \{\n {4}stage\('test'\) \{\n {6}matrix \{/)
  expect(text).toContain("values '1', '2', '3', '4'")
  expect(text).toContain('PLAYWRIGHT_BROWSERS_PATH = "${HOME}/.cache/ms-playwright"')
  expect(text).toContain(`sh '${suite.runs}$SHARD/4'`)
  expect(text).toContain(`archiveArtifacts artifacts: '${suite.left}**'`)
})

test('shows commands of this repository with existing options', () => {
  const shown = [...page.matchAll(/npm test -- (--[^\n`'&]+)/g)].map(([, words = '']) => words.trim())
  expect(shown.length).toBeGreaterThan(5)
  // The number of a part comes from the CI system.
  const run = shown.map((words) => words.replace(/\$(\{\{.*?\}\}|\w+)/g, '2').split(' '))
  for (const words of run) expect(() => readWords('test', words)).not.toThrow()
})

/** The keys of GitHub's workflows that ours use. */
const KEYS = {
  workflow: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  job: ['runs-on', 'needs', 'if', 'permissions', 'timeout-minutes', 'continue-on-error', 'strategy', 'steps', 'uses'],
  step: ['name', 'if', 'uses', 'with', 'run', 'env'],
}

test.each(workflows)('uses in %s only keys of GitHub, and jobs and actions that exist', (name) => {
  const workflow = workflowOf(name)
  expect(KEYS.workflow).toEqual(expect.arrayContaining(Object.keys(workflow)))
  // A job without rights of its own may only read.
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const jobs = Object.values(workflow.jobs)
  for (const job of jobs) expect(KEYS.job).toEqual(expect.arrayContaining(Object.keys(job)))
  expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining(jobs.flatMap(({ needs = [] }) => needs)))
  const called = jobs.flatMap(({ uses = [] }) => uses)
  expect(called.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const systems = jobs.flatMap((job) => job['runs-on'] ?? [])
  expect(systems.filter((system) => !/^(ubuntu|windows)-latest$/.test(system))).toEqual([])
  expect(called.length + systems.length).toBe(jobs.length)
  const steps = jobs.flatMap((job) => job.steps ?? [])
  for (const step of steps) expect(KEYS.step).toEqual(expect.arrayContaining(Object.keys(step)))
  for (const { uses, run } of steps) expect([uses, run].filter((each) => each !== undefined)).toHaveLength(1)
  const actions = steps.flatMap(({ uses = [] }) => uses)
  expect(actions.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([])
})

test.each(workflows)('runs in %s commands, tools and files of this repository', (name) => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = (pattern: RegExp) =>
    commandsOf(name).flatMap((command) => [...command.matchAll(pattern)].map(([, word = '']) => word))
  for (const script of found(/\bnpm run ([\w-]+)/g)) expect(Object.keys(manifest.scripts)).toContain(script)
  // Others come from the registry, in an exact version.
  for (const tool of found(/\bnpx (?!--yes \S+@\d+\.\d+\.\d+ )([\w@/-]+)/g))
    expect(Object.keys(manifest.devDependencies)).toContain(tool)
  for (const other of found(/\bnpm (\w+)/g)) expect(['run', 'test', 'pkg', 'publish']).toContain(other)
  for (const file of found(/(scripts\/[\w/.]+)/g)) expect(existsSync(join(root, file)), file).toBe(true)
  const projects = found(/--project ([\w-]+)/g)
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  for (const project of projects) expect(config).toContain(`'${project}'`)
})

test('tests a release first, and takes its notes before it publishes', () => {
  const { on, jobs } = workflowOf('release.yml')
  expect(on).toEqual({ push: { tags: ['v*'] } })
  expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml')
  expect(workflowOf('test.yml').on).toHaveProperty('workflow_call')
  expect(jobs['publish']?.needs).toBe('test')
  const commands = commandsOf('release.yml')
  const at = (word: string) => commands.findIndex((command) => command.includes(word))
  expect(at('releaseNotes.ts')).toBeGreaterThan(-1)
  expect(at('npm publish')).toBeGreaterThan(at('releaseNotes.ts'))
  expect(commands.filter((command) => /npm publish .* --provenance/.test(command))).toHaveLength(2)
})

test('refuses a tag that is not the version of the packages', () => {
  const words = ['--import', 'tsx', 'scripts/releaseNotes.ts', 'v0.0.0']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('packages/testing/package.json has the version')
  expect(stderr).toContain('CHANGELOG.md has no notes below "## [0.0.0]')
})

test('looks for updates weekly, in groups, in folders with files of the kind', () => {
  const { version, updates }: { version: number; updates: readonly Update[] } = parse(
    readFileSync(join(root, '.github/dependabot.yml'), 'utf8'),
  )
  expect(version).toBe(2)
  const files = {
    npm: /^package\.json$/,
    'github-actions': /^\.github$/,
    docker: /Dockerfile|\.yaml$/,
    'docker-compose': /^compose\..*yml$/,
  }
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(Object.keys(files))
  for (const { directory, directories = [directory ?? ''], schedule, groups, ...update } of updates) {
    expect(schedule).toEqual({ interval: 'weekly' })
    expect(Object.keys(groups)).toHaveLength(1)
    for (const folder of directories)
      expect(readdirSync(join(root, folder)).some((name) => files[update['package-ecosystem']].test(name))).toBe(true)
  }
})

test('gives each field of an issue form a label, and an id of its own', () => {
  const folder = join(root, '.github/ISSUE_TEMPLATE')
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml')
  expect(forms).toEqual(['bug.yml', 'idea.yml'])
  for (const form of forms) {
    const { name, description, body }: IssueForm = parse(readFileSync(join(folder, form), 'utf8'))
    expect([name, description]).not.toContain(undefined)
    const fields = body.filter(({ type }) => type !== 'markdown')
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea']).toContain(type)
      expect(attributes.label).toBeTypeOf('string')
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  }
})

interface Update {
  readonly 'package-ecosystem': 'npm' | 'github-actions' | 'docker' | 'docker-compose'
  readonly directory?: string
  readonly directories?: readonly string[]
  readonly schedule: object
  readonly groups: object
}

interface IssueForm {
  readonly name: string
  readonly description: string
  readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: { label?: string } }[]
}
