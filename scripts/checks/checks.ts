/** A check that is not a test: a tool and its arguments. */
export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** The check takes seconds, and `npm run check` runs it. */
  readonly quick?: true
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
  { name: 'types: client', command: 'tsc', args: types('web/tsconfig.json'), quick: true },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], quick: true },
  { name: 'format', command: 'oxfmt', args: ['--check'], quick: true },
  { name: 'width of comments', command: 'tsx', args: ['scripts/checks/comments.ts'], quick: true },
  { name: 'reasons of casts', command: 'tsx', args: ['scripts/checks/casts.ts'], quick: true },
  { name: 'text beside parts that come and go', command: 'tsx', args: ['scripts/checks/bareText.ts'], quick: true },
  { name: 'words of npm run new', command: 'tsx', args: ['scripts/checks/skeleton.ts'], quick: true },
  { name: 'queries built at each call', command: 'tsx', args: ['scripts/checks/builtQueries.ts'], quick: true },
  { name: 'code that Windows does not run', command: 'tsx', args: ['scripts/checks/unportable.ts'], quick: true },
  { name: 'names of exports and files', command: 'tsx', args: ['scripts/checks/names.ts'], quick: true },
  { name: 'budget of lines and files', command: 'tsx', args: ['scripts/checks/budget.ts'], quick: true },
  { name: 'modules of the server form a tree', command: 'tsx', args: ['scripts/checks/serverTree.ts'], quick: true },
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
  { name: 'first lines of commits', command: 'tsx', args: ['scripts/checks/commits.ts'] },
]
