import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { callBudgets } from '@acometida/api-spec/rules/navigation/callBudgets'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { callingFiles } from '../../web/src/testing/callingFiles.ts'
import { publishedOperations } from '../../web/src/testing/publishedOperations.ts'
import { root } from '../lib/root.ts'

/**
 * Checks that `docs/real-api.md` names the operations that the client calls, every setting and every header. `--fix`
 * rewrites the tables.
 */
const file = join(root, 'docs/real-api.md')
const page = readFileSync(file, 'utf8')
const callers: ReadonlyMap<string, readonly string[]> = callingFiles()
const written = [
  ['operations', ['Call', 'Operation', 'Called by', 'Open to'], calledRows()],
  ['beyond', ['Call', 'Operation', 'Without it'], beyondRows()],
  ['callBudgets', ['Screen', 'Opened by', 'Calls'], budgetRows()],
] as const
const wanted = written.reduce((text, [name, head, rows]) => withTable(text, name, head, rows), page)

const problems: string[] = []
if (process.argv.includes('--fix')) writeAtomically(file, wanted)
else if (plain(wanted) !== plain(page))
  problems.push('docs/real-api.md: its tables are outdated; npm run check -- --fix writes them')
for (const key of settingKeys())
  if (!page.includes(`\`${key}\``))
    problems.push(`docs/real-api.md: the setting ${key} of web/public/config.json is missing`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** The operations that the client's own code calls, with the parts of the client that call them. */
function calledRows(): string[][] {
  return Object.entries(operations).flatMap(([id, { method, path, roles }]) => {
    const places = placesThatCall(id)
    return places.length === 0 ? [] : [[`\`${method} ${path}\``, id, places.join(', '), roles.join(', ')]]
  })
}

/** The operations that no real API has yet, with the behaviour of the client without them. */
function beyondRows(): string[][] {
  const told = new Map(publishedOperations().map((operation) => [operation.operationId, operation['x-without']]))
  return Object.entries(operations).flatMap(([id, { method, path }]) => {
    const without = told.get(id)
    return without === undefined ? [] : [[`\`${method} ${path}\``, id, without]]
  })
}

/** The screens with a budget of calls. */
function budgetRows(): string[][] {
  return callBudgets.map(({ address, who, most, with: part }) => [
    `\`${address}\`${part === undefined ? '' : `, ${part}`}`,
    who,
    String(most),
  ])
}

/** The parts of the client that call an operation. */
function placesThatCall(id: string): string[] {
  const places = callers.get(id)?.map((file) => {
    const [layer = '', area = ''] = file.split('/')
    return layer === 'screens' || layer === 'domain' ? area : layer
  })
  return [...new Set(places)].toSorted()
}

function settingKeys(): string[] {
  const { links, ...others } = fieldsIn(JSON.parse(readFileSync(join(root, 'web/public/config.json'), 'utf8')))
  return [...Object.keys(others), ...Object.keys(fieldsIn(links)).map((name) => `links.${name}`)]
}

function withTable(text: string, name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [start, end] = [new RegExp(`<!-- ${name}:[^>]*-->\n`).exec(text)?.[0], `<!-- /${name} -->`]
  if (start === undefined || !text.includes(end)) throw new Error(`docs/real-api.md has no place for ${name}`)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const from = text.indexOf(start) + start.length
  return `${text.slice(0, from)}\n${table}\n\n${text.slice(text.indexOf(end))}`
}

/** The table without its layout. */
function plain(text: string): string {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/[ \n]+/g, ' ')
}
