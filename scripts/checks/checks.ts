import { root } from '../lib/root.ts'
import type { SourceFile } from '../lib/sourceFiles.ts'
import { bareTexts } from './bareText.ts'
import { builtQueries } from './builtQueries.ts'
import { castsWithoutReason } from './casts.ts'
import { wideComments } from './comments.ts'
import { commitProblems } from './commits.ts'
import { housesOverBudget } from './houseSizes.ts'
import { importLines } from './importLines.ts'
import { nameProblems } from './names.ts'
import { serverCircles } from './serverTree.ts'
import { unportableSources } from './unportable.ts'
import { wordsOfNew } from './wordsOfNew.ts'

/** A check that is not a test. */
export type Check = Tool | Rule

/** A tool and its arguments. */
export interface Tool {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** The check takes seconds, and `npm run check` runs it. */
  readonly quick?: true
  /** All that the result depends on. The tool does not run where that is the same as at its last success. */
  readonly input?: (sources: readonly SourceFile[]) => string
  /** Each source is judged by itself: the tool gets those alone that have changed since its last success. */
  readonly fileByFile?: true
}

/** A rule of ours about the sources, which all rules read once. */
export interface Rule {
  readonly name: string
  /** What breaks the rule, a line each: `web/src/app.tsx:7: a comment is wider than 120 columns`. */
  readonly problems: (sources: readonly SourceFile[]) => readonly string[]
  readonly quick: true
  /** Each source is judged by itself: the rule gets those alone that have changed since its last success. */
  readonly fileByFile?: true
}

const withCache = ['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content']

/** The checks run two at a time, and several threads of a compiler would each check what they share. */
const types = (project: string) => ['-p', project, '--singleThreaded']

/** All checks of `npm test`. They keep the state of the last run below node_modules/.cache. */
export const checks: readonly Check[] = [
  {
    name: 'types: contract, server, seed, journeys, packages, scripts',
    command: 'tsc',
    args: types('tsconfig.json'),
    quick: true,
  },
  { name: 'types: lab', command: 'tsc', args: types('scripts/lab/tsconfig.json') },
  { name: 'types: client', command: 'tsc', args: types('web/tsconfig.json'), quick: true },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], quick: true, fileByFile: true },
  { name: 'format', command: 'oxfmt', args: ['--check'], quick: true },
  { name: 'width of comments', problems: wideComments, quick: true },
  { name: 'reasons of casts', problems: castsWithoutReason, quick: true },
  { name: 'text beside parts that come and go', problems: bareTexts, quick: true, fileByFile: true },
  { name: 'words of npm run new', problems: () => wordsOfNew(root), quick: true },
  { name: 'queries built at each call', problems: builtQueries, quick: true },
  { name: 'code that Windows does not run', problems: unportableSources, quick: true, fileByFile: true },
  { name: 'names of exports and files', problems: nameProblems, quick: true },
  { name: 'budget of lines and files', problems: housesOverBudget, quick: true },
  { name: 'modules of the server form a tree', problems: serverCircles, quick: true },
  { name: 'first lines of commits', problems: commitProblems, quick: true },
  { name: 'dead code', command: 'knip', args: [] },
  {
    name: 'code that only tests use: contract, server, seed',
    command: 'knip',
    args: ['--production', '--workspace', 'api-spec', '--workspace', 'server', '--workspace', 'seed'],
  },
  {
    name: 'import rules',
    command: 'depcruise',
    args: [
      ...withCache,
      '--config',
      '.dependency-cruiser.cjs',
      'api-spec',
      'server',
      'seed',
      'web',
      'e2e',
      'packages',
      'scripts',
      'deploy',
    ],
    quick: true,
    input: importLines,
  },
  { name: 'contract lint', command: 'redocly', args: ['lint'] },
  {
    name: 'compose lint',
    command: 'dclint',
    args: ['docker-compose.yml', 'deploy/compose.production.yml', 'deploy/compose.scale.yml', '--max-warnings', '0'],
  },
  { name: 'locales', command: 'tsx', args: ['scripts/checks/locales.ts'] },
  { name: 'licences', command: 'tsx', args: ['scripts/checks/licences.ts'] },
  { name: 'what a real API needs', command: 'tsx', args: ['scripts/checks/realApi.ts'] },
  { name: 'paths in the docs', command: 'tsx', args: ['scripts/checks/docs.ts'] },
]
