import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { filesIn } from '../lib/filesIn.ts'
import { root } from '../lib/root.ts'

/** `docs/real-api.md` names the operations that the client calls, every setting, and every header. With `--fix` the tables are written anew. */
const file = join(root, 'docs/real-api.md')
const page = readFileSync(file, 'utf8')
const client = readClient()
const written = [
  ['operations', ['Call', 'Operation', 'Called by', 'Open to'], calledRows()],
  ['beyond', ['Call', 'Operation', 'Without it'], beyondRows()],
] as const
const wanted = written.reduce((text, [name, head, rows]) => withTable(text, name, head, rows), page)

const problems: string[] = []
if (process.argv.includes('--fix')) writeFileSync(file, wanted)
else if (plain(wanted) !== plain(page))
  problems.push(
    'docs/real-api.md: the tables of operations are not those of contract and client; npm run check -- --fix writes them',
  )
for (const key of settingKeys())
  if (!page.includes(`\`${key}\``))
    problems.push(`docs/real-api.md: the setting ${key} of web/public/config.json is not there`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** Each operation whose generated call or hook the client's own code names, and the parts of the client that do. */
function calledRows(): string[][] {
  return Object.entries(operations).flatMap(([id, { method, path, roles }]) => {
    const places = placesThatCall(id)
    return places.length === 0 ? [] : [[`\`${method} ${path}\``, id, places.join(', '), roles.join(', ')]]
  })
}

/** Each operation that no API has yet, and what the client does where it is missing. */
function beyondRows(): string[][] {
  const document = readFileSync(join(root, 'api-spec/generated/openapi.json'), 'utf8')
  // It was generated from the contract, of which it holds every operation.
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { 'x-without'?: string }>> }
  return Object.entries(operations).flatMap(([id, { method, path }]) => {
    const without = paths[path]?.[method.toLowerCase()]?.['x-without']
    return without === undefined ? [] : [[`\`${method} ${path}\``, id, without]]
  })
}

function placesThatCall(id: string): string[] {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`
  const call = new RegExp(`\\b(?:${id}|use${name}|get${name}Query(?:Options|Key))\\b`)
  const found = client.filter(({ imports }) => call.test(imports))
  return [...new Set(found.map(({ place }) => place))].toSorted()
}

/** What each file of the client imports from the generated calls, and which part of the client it belongs to. */
function readClient(): { place: string; imports: string }[] {
  return filesIn(join(root, 'web/src'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(root, 'web/src', name), 'utf8')
      const imports = [...text.matchAll(/import \{([^}]*)\} from '(?:#src\/api|\.)\/generated\/api\.ts'/g)]
      const [layer = '', area = ''] = name.split('/')
      const place = layer === 'screens' || layer === 'domain' ? area : layer
      return imports.map(([, names = '']) => ({ place, imports: names.replaceAll(/\btype \w+/g, '') }))
    })
}

function settingKeys(): string[] {
  const { links, ...others } = JSON.parse(readFileSync(join(root, 'web/public/config.json'), 'utf8')) as {
    links: object
  }
  return [...Object.keys(others), ...Object.keys(links).map((name) => `links.${name}`)]
}

function withTable(text: string, name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [start, end] = [new RegExp(`<!-- ${name}:[^>]*-->\n`).exec(text)?.[0], `<!-- /${name} -->`]
  if (start === undefined || !text.includes(end)) throw new Error(`docs/real-api.md has no place for ${name}`)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const from = text.indexOf(start) + start.length
  return `${text.slice(0, from)}\n${table}\n\n${text.slice(text.indexOf(end))}`
}

/** Without what the formatter lays out otherwise. */
function plain(text: string): string {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/[ \n]+/g, ' ')
}
