import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** The module with all texts that load with code, in every language. */
const NAME = 'virtual:texts'
const client = join(import.meta.dirname, '../src').replaceAll(sep, '/')
/** The group that every screen says, and that `withTexts` loads unasked. */
const SHARED = 'shared'
const LANGUAGES = ['es', 'gl', 'en'] as const

/**
 * Loads texts with the code that says them: `import('./BillsTab.tsx')` becomes `withTexts(import('./BillsTab.tsx'),
 * 'bills', 'paying')`, with the groups that the file and its imports say. So nobody lists texts.
 */
export function textsWithCode(): Plugin {
  let sources = readSources()
  return {
    name: 'texts-with-code',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? textsModule(sources) : null),
    transform: {
      filter: { id: /\/web\/src\/(?!.*\.test\.)[^?]*\.tsx?$/, code: 'import(' },
      handler: (code, id) => withTextsIn(code, id, sources),
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(client)) return
      const changed = readSources()
      const known = ({ factsOf, groupOf }: Sources) => JSON.stringify([factsOf(file), ...groupOf])
      if (known(changed) === known(sources)) return
      sources = changed
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/** A file of the client. */
interface Facts {
  /** The files that it imports at once. */
  readonly imports: readonly string[]
  /** The namespaces of its keys: `bills` of `'bills.lines.total'`. It may say other words that look alike. */
  readonly namespaces: readonly string[]
}

interface Sources {
  /** The Spanish file of each group of texts, by the first namespace that it exports. */
  readonly groups: ReadonlyMap<string, string>
  /** The group of each namespace. */
  readonly groupOf: ReadonlyMap<string, string>
  readonly factsOf: (file: string) => Facts
}

/** The files of texts, and what the other files say. Each is read once. */
export function readSources(): Sources {
  const groups = new Map<string, string>()
  const groupOf = new Map<string, string>()
  const withStart = importsIn(join(client, 'locales/es.ts'))
  const shared = `${client}/locales/shared/es.ts`
  const withShared = importsIn(shared)
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'))
  for (const name of files.filter((each) => /\/texts\/(?:\w+\.)?es\.ts$/.test(each)).toSorted()) {
    const file = `${client}/${name}`
    if (withStart.includes(file) || withShared.includes(file)) continue
    const namespaces = exportedNames(file)
    const [group] = namespaces
    if (group === undefined) throw new Error(`${file} exports no texts.`)
    for (const namespace of namespaces) groupOf.set(namespace, group)
    groups.set(group, file)
  }
  groups.set(SHARED, shared)
  for (const namespace of exportedNames(shared)) groupOf.set(namespace, SHARED)
  const known = new Map<string, Facts>()
  return {
    groups,
    groupOf,
    factsOf(file) {
      const facts = known.get(file) ?? readFacts(file)
      known.set(file, facts)
      return facts
    },
  }

  function readFacts(file: string): Facts {
    const said = readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.[\w$]/g)
    const namespaces = new Set([...said].flatMap(([, word]) => word ?? []).filter((word) => groupOf.has(word)))
    return { imports: importsIn(file), namespaces: [...namespaces].toSorted() }
  }
}

/** The groups of texts that a file says, itself or by what it imports at once. */
export function groupsOf(start: string, { factsOf, groupOf }: Sources): readonly string[] {
  const reached = new Set([start])
  const groups = new Set<string>()
  for (const file of reached) {
    const { imports, namespaces } = factsOf(file)
    for (const next of imports) reached.add(next)
    for (const namespace of namespaces) groups.add(groupOf.get(namespace) ?? namespace)
  }
  return [...groups].toSorted()
}

/** The Spanish files of the texts that these files of the client say. */
export function spanishTextsOf(files: readonly string[], sources: Sources): readonly string[] {
  const groups = new Set(
    files.flatMap((file) => (existsSync(join(client, file)) ? groupsOf(join(client, file), sources) : [])),
  )
  return [...groups].map((group) => (sources.groups.get(group) ?? '').slice(client.length + 1))
}

/** The names that a file of texts exports, its own and those of other files. */
function exportedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const own = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const others = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return [...own, ...others.map((name) => name.replace(/^.* as /, '').trim())]
}

/** The code with the texts of what it imports later, or null if that says none. */
export function withTextsIn(code: string, id: string, sources: Sources): string | null {
  const changed = code.replaceAll(/\bimport\((['"])([^'"]+)\1\)/g, (call: string, _quote, specifier: string) => {
    const file = fileOf(specifier, dirname(id))
    const groups = file === null ? [] : groupsOf(file, sources)
    const own = groups.filter((group) => group !== SHARED).map((group) => `'${group}'`)
    return groups.length === 0 ? call : `withTexts(${[call, ...own].join(', ')})`
  })
  // At the end, so that no line moves.
  return changed === code ? null : `${changed}\nimport { withTexts } from '#src/base/i18n/withTexts.ts'`
}

/** `export const later = { bills: { es: () => import('…/bills/texts/es.ts'), gl: …, en: … }, … }`. */
function textsModule({ groups }: Sources): string {
  const lines = [...groups].map(([group, file]) => {
    const languages = LANGUAGES.map((language) => {
      const path = file.replace(/es\.ts$/, `${language}.ts`)
      return `${language}: () => import(${JSON.stringify(path)})`
    })
    return `  ${group}: { ${languages.join(', ')} },\n`
  })
  return `export const later = {\n${lines.join('')}}\n`
}

/** The files of the client that a file imports at once, without those that it imports for types alone. */
function importsIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[\w*]+(?: as \w+)?,? ?)?(?:\{[^}]*\} ?)?(?:from )?'([^']+\.tsx?)'/gm,
  )
  return [...lines].flatMap(([, specifier = '']) => fileOf(specifier, dirname(file)) ?? [])
}

/** The file of the client that a specifier names; null for another one, and for what is generated. */
function fileOf(specifier: string, folder: string): string | null {
  if (!/^(?:#src|\.{1,2})\/.*\.tsx?$/.test(specifier)) return null
  const path = specifier.startsWith('#src/') ? join(client, specifier.slice('#src/'.length)) : join(folder, specifier)
  const file = path.replaceAll(sep, '/')
  return file.startsWith(`${client}/`) && !file.includes('/generated/') ? file : null
}
