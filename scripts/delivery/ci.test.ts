import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../lib/root.ts'
import { readWords } from '../lib/words.mjs'
import { parseShard } from '../shards/splitByTime.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: { readonly path?: string; readonly key?: string }
}

interface Job {
  readonly 'runs-on': string
  readonly needs?: string
  readonly strategy?: { readonly matrix: object }
  readonly steps: readonly Step[]
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
  const text = blocks.get(`${whose} suite, ${name}`)
  if (text === undefined) throw new Error(`docs/ci.md has no block "${whose} suite, ${name}".`)
  return text
}

const suites = [
  { whose: 'our own', lock: 'pnpm-lock.yaml', left: '.reports/', runs: 'npm test -- --shard ' },
  {
    whose: "another team's",
    lock: 'package-lock.json',
    left: 'test-results/',
    runs: 'npx acometida exec -- npx playwright test --shard ',
  },
]

test('docs/ci.md has a file for each system and suite, and one for the pictures', () => {
  expect(blocks.size).toBe(7)
})

test('the pictures are taken by the command that there is, and their folder is kept', () => {
  const { jobs }: { jobs: Record<string, { steps: readonly Step[] }> } = parse(
    fileOf('our own', '.github/workflows/gallery.yml'),
  )
  const { steps = [] } = jobs['gallery'] ?? {}
  expect(steps.find(({ run }) => run !== undefined)?.run).toBe('npm run gallery -- --all')
  expect(() => readWords('gallery', ['--all'])).not.toThrow()
  expect(steps.at(-1)?.with?.path).toBe('data/gallery/')
})

test.each(suites)(
  'the workflow of GitHub for $whose suite has four parts, caches, and keeps what tests leave',
  (suite) => {
    const { jobs }: { jobs: Record<string, Job> } = parse(fileOf(suite.whose, '.github/workflows/test.yml'))
    expect(jobs['test']?.strategy?.matrix).toEqual({ shard: [1, 2, 3, 4] })
    for (const { needs, steps, ...job } of Object.values(jobs)) {
      expect(job['runs-on']).toBe('ubuntu-latest')
      expect(Object.keys(jobs)).toContain(needs ?? 'test')
      expect(steps.filter(({ uses, run }) => !(run ?? uses?.match(/^actions\/[a-z-]+@v\d+$/)))).toEqual([])
    }
    const { steps = [] } = jobs['test'] ?? {}
    const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with
    expect(cache?.key).toContain(`hashFiles('${suite.lock}')`)
    expect(cache?.path).toContain('ms-playwright')
    expect(steps.some(({ run }) => run === `${suite.runs}\${{ matrix.shard }}/4`)).toBe(true)
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect([upload?.with?.path, upload?.if]).toEqual([
      suite.left,
      suite.left === '.reports/' ? 'always()' : 'failure()',
    ])
  },
)

test.each(suites)('the file of GitLab for $whose suite has four parts, caches, and keeps what tests leave', (suite) => {
  const file: GitLabFile = parse(fileOf(suite.whose, '.gitlab-ci.yml'))
  expect(file.stages).toContain(file.test.stage)
  expect(file.default.cache).toEqual({ key: { files: [suite.lock] }, paths: ['.cache/'] })
  for (const path of Object.values(file.variables)) expect(path).toMatch(/^\$CI_PROJECT_DIR\/\.cache\//)
  expect(file.test.parallel).toBe(4)
  expect(file.test.script.at(-1)).toBe(`${suite.runs}$CI_NODE_INDEX/$CI_NODE_TOTAL`)
  expect(file.test.artifacts.paths).toEqual([suite.left])
})

test.each(suites)(
  'the file of Jenkins for $whose suite has four parts, caches, and keeps what tests leave',
  (suite) => {
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
  },
)

test('the commands of this repository that the page shows are commands with such options', () => {
  const shown = [...page.matchAll(/npm test -- (--[^\n`'&]+)/g)].map(([, words = '']) => words.trim())
  expect(shown.length).toBeGreaterThan(5)
  const shards = shown.flatMap((words) => readWords('test', words.split(' ')).values.shard ?? [])
  for (const shard of shards.filter((each) => /^\d/.test(each))) expect(parseShard(shard)).toBeTypeOf('object')
})
