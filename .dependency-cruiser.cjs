/** Who may import whom. Each rule says why, and what to do instead. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to })

/** The layers of the client from below, each with those that it may import beside itself. A test may use the test kit, which uses all. */
const layers = Object.entries({
  base: ['locales'],
  // The texts of a language, which lie beside what says them.
  locales: ['.*/texts'],
  api: ['base', 'locales'],
  ui: ['base', 'locales'],
  shell: ['base'],
  session: ['base', 'locales', 'api', 'shell'],
  domain: ['base', 'locales', 'api', 'ui', 'shell', 'session'],
  screens: ['base', 'locales', 'api', 'ui', 'shell', 'session', 'domain'],
}).map(([layer, below]) =>
  forbid(`${layer}-knows-only-below`, 'Imports go down.', `^web/src/${layer}/(?!.*\\.test\\.tsx?$)`, {
    path: '^web/src/',
    pathNot: `^web/src/(${[layer, ...below].join('|')})/`,
  }),
)

/** The files that draw by PrimeReact and ApexCharts. */
const HEAVY = '^web/src/ui/(form/choice/FilterSelect|chart/.*Canvas)\\.tsx$'

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one, or both need a third; of types as well.',
      from: {},
      to: { circular: true },
    },
    forbid('contract-imports-nothing', 'The contract is at the bottom.', '^api-spec/', {
      path: '^(server|seed|web|e2e|packages|scripts|deploy)/',
    }),
    forbid('rules-are-pure', 'Rules run in the browser and on the server.', '^api-spec/rules/(?!.*\\.test\\.ts$)', {
      pathNot: '^api-spec/rules/',
    }),
    forbid('server-and-client-meet-in-the-contract', 'Put what both need into api-spec.', '^server/', {
      path: '^(web|seed|e2e|packages|scripts|deploy)/',
    }),
    forbid('client-and-server-meet-in-the-contract', 'Put what both need into api-spec.', '^web/', {
      path: '^(server|seed|e2e|packages|scripts|deploy)/',
    }),
    forbid('seed-knows-contract-and-tables', 'The seed fills tables by rules.', '^seed/', {
      path: '^(web|e2e|packages|scripts|deploy)/',
    }),
    forbid('journeys-know-personas-and-control', 'Journeys see what people see.', '^e2e/', {
      path: '^(server|web|scripts|deploy|packages/acometida)/',
    }),
    forbid('nobody-needs-the-lab', 'No change needs it. What others use goes to scripts/lib.', '^(?!scripts/lab/)', {
      path: '^scripts/lab/',
    }),
    forbid('scripts-know-no-deployment', 'What is deployed is tested beside it.', '^scripts/', { path: '^deploy/' }),
    forbid('packages-know-no-scripts', 'Put what both need into the package, or into api-spec.', '^packages/', {
      path: '^(web|scripts|deploy)/',
    }),
    {
      name: 'packages-know-no-tests',
      severity: 'error',
      comment: 'They are published. Their tests may use the APIs of e2e, which are wrong in known ways.',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$|^packages/acometida/src/.*testing/' },
      to: { path: '^e2e/|^(api-spec|server|seed|web)/.*testing/' },
    },
    forbid('fixtures-know-contract-and-personas', 'Journeys and the command use them.', '^packages/testing/', {
      path: '^(server|web|e2e|packages/acometida)/',
    }),
    forbid('services-know-no-http', 'Results are values; core/calls turns them into answers.', '\\.service\\.ts$', {
      path: 'node_modules/(fastify|@fastify)|core/(calls/bindOperations|http/envelope)',
    }),
    forbid('rules-touch-no-database', 'Rules are pure functions.', '^server/.*\\.rules\\.ts$', {
      path: 'drizzle|better-sqlite3|^server/src/(db|core)/',
    }),
    forbid(
      'one-door-to-sqlite',
      'Which build fits this Node is known in db/sqlite.ts.',
      '^server/src/(?!db/sqlite\\.ts)',
      {
        path: 'node_modules/better-sqlite3',
      },
    ),
    forbid(
      'what-is-heavy-comes-late',
      'They are 50 MB of memory and half of a start: await import() of them where somebody needs them.',
      '^server/src/',
      { path: 'node_modules/(pdfkit|@scalar)/', dynamic: false },
    ),
    forbid(
      'services-write-in-transactions',
      'What opens a database may write it without more ado; a service is handed one to read, and `transact` to write.',
      '^server/src/(modules|core)/(?!transact\\.ts$|.*\\.test\\.ts$)',
      { path: '^server/src/(db/(client|sqlite)|testing/)' },
    ),
    forbid('base-knows-nothing', 'It would be useful in any server.', '^server/src/base/(?!.*\\.test\\.ts$)', {
      path: '^server/src/',
      pathNot: '^server/src/base/',
    }),
    forbid(
      'db-knows-no-services',
      'A database has tables and transactions, whatever is done with them. Only db/schema.ts lists tables of others.',
      '^server/src/db/(?!schema\\.ts$|.*\\.test\\.ts$)',
      { path: '^server/src/', pathNot: '^server/src/(db|base)/|^server/src/config\\.ts$' },
    ),
    forbid('schema-lists-tables', 'It lists tables for queries.', '^server/src/db/schema\\.ts$', {
      path: '^server/',
      pathNot: '\\.table\\.ts$',
    }),
    forbid(
      'core-knows-no-module',
      'Core makes calls and answers of any operations. What a module adds is registered beside app.ts.',
      '^server/src/core/(?!.*\\.test\\.ts$)',
      { path: '^server/src/', pathNot: '^server/src/(core|db|base)/|^server/src/config\\.ts$' },
    ),
    forbid('modules-know-no-control', 'Control works on the modules.', '^server/src/modules/(?!.*\\.test\\.ts$)', {
      path: '^server/src/control/',
    }),
    forbid('tables-know-tables', 'Tables are data.', '\\.table\\.ts$', { path: '^server/', pathNot: '\\.table\\.ts$' }),
    forbid(
      'handlers-go-through-services',
      'A handler only calls its service.',
      '\\.routes\\.ts$|^server/src/modules/.*\\.handlers\\.ts$',
      { path: '(\\.table|db/schema)\\.ts$' },
    ),
    forbid('ui-libraries-stay-in-ui', 'Use the components of ui/.', '^web/src/(?!ui/)', {
      path: 'node_modules/(primereact|primeicons|@tanstack/react-table|apexcharts|react-apexcharts|react-hook-form)',
    }),
    {
      name: 'heavy-libraries-have-one-door',
      severity: 'error',
      comment: 'They are drawn by these files of ui/, which the next rule loads when they are shown.',
      from: { path: '^web/', pathNot: HEAVY },
      to: { path: 'node_modules/(primereact|apexcharts|react-apexcharts)/', dependencyTypesNot: ['type-only'] },
    },
    forbid('heavy-libraries-load-when-shown', 'Use Select or the chart, which import them later.', '^web/', {
      path: HEAVY,
      dynamic: false,
    }),
    {
      name: 'one-door-to-the-api',
      severity: 'error',
      comment: 'Use the generated hooks, or what api/query/definedQueries.ts makes of several calls.',
      from: { path: '^web/src/(?!(api|testing)/|.*\\.test\\.tsx?$)' },
      to: { path: 'node_modules/@tanstack/react-query', dependencyTypesNot: ['type-only'] },
    },
    ...layers,
    forbid('client-knows-no-room', 'The control room is a tool beside the client.', '^web/src/', {
      path: '^web/room/',
    }),
    forbid(
      'room-takes-parts-alone',
      'Of the client, the control room takes ui/ and base/.',
      '^web/room/(?!.*\\.test\\.tsx?$)',
      {
        path: '^web/src/',
        pathNot: '^web/src/(ui|base)/',
      },
    ),
    forbid('texts-are-data', 'They import nothing but the shape that they owe.', '^web/src/.*/(texts|faqs)/', {
      path: '^web/src/',
      pathNot: '^web/src/(.*/(texts|faqs)/|locales/messages\\.type\\.ts$)',
    }),
    forbid('screens-know-their-area', 'What two areas share goes to domain or ui.', '^web/src/screens/([^/]+)/', {
      path: '^web/src/screens/',
      pathNot: '^web/src/screens/$1/',
    }),
    {
      name: 'no-orphans-in-node-modules',
      severity: 'error',
      comment: 'It is not in package.json. Of har-format there are types alone.',
      from: {},
      to: { couldNotResolve: true, pathNot: '(generated|^#|^virtual:|\\.css$|^@acometida|^har-format$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/generated/|/migrations/|/templates/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
