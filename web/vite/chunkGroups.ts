const forms = inPackages('react-hook-form')
const tables = inPackages('@tanstack/react-table', '@tanstack/table-core', '@tanstack/react-store')
const ownCode = /[\\/](?:web[\\/]src|api-spec)[\\/]|virtual:texts$/
/** Whether a module needs the library of forms or of tables, itself or by what it imports. */
const bringsLibrary = reaching(
  (id) => forms.test(id) || tables.test(id),
  ({ importedIds }) => importedIds,
)

/**
 * The modules that every page starts with are one file, and so are those that the forms of visitors share: on a phone,
 * dozens of small files cost more than their bytes. The heavy libraries load with the screens that draw, and keep their
 * cache across releases.
 */
export const chunkGroups = [
  { name: 'query', test: inPackages('@tanstack/react-query', '@tanstack/query-core') },
  { name: 'tables', test: tables },
  { name: 'charts', test: inPackages('apexcharts', 'react-apexcharts') },
  { name: 'forms', test: forms },
  { name: 'start', test: inClient('app/main\\.tsx'), priority: -1 },
  {
    name: 'visitor',
    test: inClient('(?:screens/registration|domain/captcha|domain/privacy|domain/password)/'),
    minShareCount: 2,
    priority: -2,
  },
  // What looks after a session comes with what opens one, and so does not fail apart from it.
  {
    name: 'session',
    test: inClient(
      'session/tokens/(?:followSession|startSession|openSession|storedSession|endSession|refresh|tabs|idle)\\.ts',
    ),
    minShareCount: 2,
    priority: -3,
    includeDependenciesRecursively: false,
  },
  // What many screens share is one file as well, but for what brings one of those libraries.
  {
    name: (id: string, graph: Graph) => (bringsLibrary(id, graph) ? null : 'common'),
    test: ownCode,
    minShareCount: 4,
    priority: -4,
    includeDependenciesRecursively: false,
  },
  // So is what every screen but the log-in comes with, and what somebody meets who comes back: their frame and the
  // dashboard.
  whole(
    'screens',
    [
      'app/screenRoutes.tsx',
      'app/Attendants.tsx',
      'app/notices/ErrorBanner.tsx',
      'api/query/Queries.tsx',
      'virtual:texts',
    ],
    -5,
  ),
  whole(
    'home',
    [
      'app/frame/SignedInFrame.tsx',
      'screens/dashboard/DashboardScreen.tsx',
      'domain/supply/prefetchSupplies.ts',
      'session/tokens/followSession.ts',
    ],
    -6,
  ),
]

interface Graph {
  readonly getModuleInfo: (id: string) => Module | null
}

interface Module {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
}

/** A group of some modules of the client and of what they import at once, but for what another group has. */
function whole(name: string, modules: readonly string[], priority: number) {
  const isPart = reaching(
    (id) => modules.some((module) => id.endsWith(`/web/src/${module}`) || id === `\0${module}`),
    ({ importers }) => importers,
  )
  return {
    name: (id: string, graph: Graph) => (isPart(id, graph) ? name : null),
    test: ownCode,
    priority,
    includeDependenciesRecursively: false,
  }
}

/** Tells of a module whether it is one of those looked for, or leads to one step by step. */
function reaching(isLookedFor: (id: string) => boolean, nextOf: (module: Module) => readonly string[]) {
  const found = new Map<string, boolean>()
  return function reaches(id: string, graph: Graph): boolean {
    const known = found.get(id)
    if (known !== undefined) return known
    // For modules that import each other.
    found.set(id, false)
    const module = graph.getModuleInfo(id)
    const does = isLookedFor(id) || (module !== null && nextOf(module).some((next) => reaches(next, graph)))
    found.set(id, does)
    return does
  }
}

function inPackages(...names: readonly string[]) {
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
}

function inClient(path: string) {
  return new RegExp(`/web/src/${path}`.replaceAll('/', '[\\\\/]'))
}
