/** A check that is not a test: a tool, and how it is called. */
interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** All checks, neighbours run side by side. */
export const checks: readonly Check[] = [
  { name: 'types: contract, server, seed, journeys', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types: client', command: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'dead code', command: 'knip', args: [] },
  {
    name: 'code that only tests use: contract, server, seed',
    command: 'knip',
    args: ['--production', '--workspace', 'api-spec', '--workspace', 'server', '--workspace', 'seed'],
  },
  {
    name: 'import rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'api-spec', 'server', 'seed', 'web', 'e2e', 'scripts'],
  },
  { name: 'contract lint', command: 'redocly', args: ['lint'] },
  {
    name: 'compose lint',
    command: 'dclint',
    args: ['docker-compose.yml', 'docker/compose.demo.yml', '--max-warnings', '0'],
  },
  { name: 'locales', command: 'tsx', args: ['scripts/checks/locales.ts'] },
  { name: 'licences', command: 'tsx', args: ['scripts/checks/licences.ts'] },
  { name: 'what a real API needs', command: 'tsx', args: ['scripts/checks/realApi.ts'] },
  { name: 'paths in the docs', command: 'tsx', args: ['scripts/checks/docs.ts'] },
]
