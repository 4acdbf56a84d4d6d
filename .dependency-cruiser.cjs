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
      path: '^(server|seed|web|e2e|scripts)/',
    }),
    forbid('rules-are-pure', 'Rules run in the browser and on the server.', '^api-spec/rules/(?!.*\\.test\\.ts$)', {
      pathNot: '^api-spec/rules/',
    }),
    forbid('server-and-client-meet-in-the-contract', 'Put what both need into api-spec.', '^server/', {
      path: '^(web|seed|e2e|scripts)/',
    }),
    forbid('client-and-server-meet-in-the-contract', 'Put what both need into api-spec.', '^web/', {
      path: '^(server|seed|e2e|scripts)/',
    }),
    forbid('seed-knows-contract-and-tables', 'The seed fills tables by rules.', '^seed/', {
      path: '^(web|e2e|scripts)/',
    }),
    forbid('journeys-know-personas-and-control', 'Journeys see what people see.', '^e2e/', { path: '^(server|web)/' }),
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
      '^server/src/(modules|core)/(?!.*\\.test\\.ts$)',
      { path: '^server/src/(db/(client|sqlite)|testing/)' },
    ),
    forbid('tables-know-tables', 'Tables are data.', '\\.table\\.ts$', { path: '^server/', pathNot: '\\.table\\.ts$' }),
    forbid('routes-go-through-services', 'A route only calls its service.', '\\.routes\\.ts$', {
      path: '(\\.table|db/schema)\\.ts$',
    }),
    forbid('ui-libraries-stay-in-ui', 'Use the components of ui/.', '^web/src/(?!ui/)', {
      path: 'node_modules/(primereact|primeicons|@tanstack/react-table|apexcharts|react-apexcharts|react-hook-form)',
    }),
    {
      name: 'one-door-to-the-api',
      severity: 'error',
      comment: 'Use the generated hooks, or what api/composed.ts makes of several calls.',
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
    exclude: { path: '(/dist/|/generated/|/migrations/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
