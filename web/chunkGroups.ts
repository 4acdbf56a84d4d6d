const forms = inPackages('react-hook-form')
const tables = inPackages('@tanstack/react-table', '@tanstack/table-core', '@tanstack/react-store')

/**
 * What every page starts with is one file, and so is what the forms of visitors share: on a phone dozens of small ones cost more than
 * their bytes. The heavy libraries load with the screens that draw, and keep their cache across releases.
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
      'session/(?:followSession|startSession|openSession|storedSession|endSession|refresh|tabs|idle)\\.ts',
    ),
    minShareCount: 2,
    priority: -3,
    includeDependenciesRecursively: false,
  },
  // What many screens share is one file as well, but for what brings one of those libraries.
  {
    name: (id: string, graph: Graph) => (bringsLibrary(id, graph) ? null : 'common'),
    test: /[\\/](?:web[\\/]src|api-spec)[\\/]/,
    minShareCount: 4,
    priority: -4,
    includeDependenciesRecursively: false,
  },
]

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const bringing = new Map<string, boolean>()

/** Whether a module needs the library of forms or of tables, itself or by what it imports. */
function bringsLibrary(id: string, graph: Graph): boolean {
  const known = bringing.get(id)
  if (known !== undefined) return known
  // For modules that import each other.
  bringing.set(id, false)
  const brings =
    forms.test(id) ||
    tables.test(id) ||
    (graph.getModuleInfo(id)?.importedIds.some((next) => bringsLibrary(next, graph)) ?? false)
  bringing.set(id, brings)
  return brings
}

function inPackages(...names: readonly string[]) {
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
}

function inClient(path: string) {
  return new RegExp(`/web/src/${path}`.replaceAll('/', '[\\\\/]'))
}
