import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/** Kinds of requirement, by the first two letters of their ids, in the order of the tables. */
export const KINDS = ['RT', 'SC', 'OP', 'EN', 'FL', 'VA', 'RO', 'ER', 'CO', 'CF', 'ST', 'LA'] as const

/** The kinds of test that prove a requirement, from the inside to the outside. */
export const TEST_KINDS = ['unit', 'api', 'component', 'e2e'] as const

export type TestKind = (typeof TEST_KINDS)[number]

export type Requirement = {
  readonly id: string
  readonly kind: (typeof KINDS)[number]
  /** The name of its file. */
  readonly area: string
  readonly title: string
  readonly rule: string
  /** The innermost kind of test that proves it. */
  readonly test: TestKind
}

/**
 * The catalogue: every requirement of the files `<area>.yaml` beside this one. Throws on a malformed or repeated id.
 */
export function loadRequirements(directory: string = import.meta.dirname): Requirement[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.yaml'))
  const requirements = files.toSorted().flatMap((file) => readArea(join(directory, file)))
  const seen = new Set<string>()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`the requirement ${id} is written twice`)
    seen.add(id)
  }
  return requirements
}

function readArea(file: string): Requirement[] {
  const items: unknown = parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(items)) throw new Error(`${file} is not a list of requirements`)
  return items.map((item: unknown) => {
    const { id, title, rule, test } = stringsOf(item)
    const kind = KINDS.find((prefix) => id?.startsWith(`${prefix}-`))
    const wanted = TEST_KINDS.find((each) => each === test)
    if (wanted === undefined)
      throw new Error(`${file}: ${id ?? title ?? 'unnamed'} says test: ${test}; known are ${TEST_KINDS.join(', ')}`)
    if (id === undefined || title === undefined || rule === undefined || kind === undefined) {
      throw new Error(`${file} has a requirement without a good id, title or rule: ${id ?? title ?? 'unnamed'}`)
    }
    return { id, kind, area: basename(file, '.yaml'), title, rule, test: wanted }
  })
}

/** The text fields of an item of any shape. */
function stringsOf(item: unknown): Partial<Record<string, string>> {
  if (typeof item !== 'object' || item === null) return {}
  return Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === 'string'))
}
