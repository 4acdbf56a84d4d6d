const MAX_LENGTH = 1024
const MAX_CLAUSES = 20

/** The values of a filter by key: one value, or a list of which any matches. A Map, because keys come from outside. */
export type Filter = ReadonlyMap<string, FilterValue>
export type FilterValue = string | readonly string[]
export type FilterProblem = { readonly key?: string; readonly message: string }
export type FilterResult =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly problem: FilterProblem }

/**
 * Reads the text of a `filter` parameter: clauses `key::value` or `key~~v1,v2` joined by `|`, such as
 * `cups::ES0022007661975321ZM1P|from::01/03/2026`. Inside values the characters of the grammar are percent-encoded.
 * Each key must be one of `allowedKeys` and may occur once.
 */
export function parseFilter(text: string, allowedKeys: readonly string[]): FilterResult {
  if (text === '') return refuse('the filter is empty')
  if (text.length > MAX_LENGTH) return refuse(`the filter is longer than ${MAX_LENGTH} characters`)
  const clauses = text.split('|')
  if (clauses.length > MAX_CLAUSES) return refuse(`the filter has more than ${MAX_CLAUSES} clauses`)

  const filter = new Map<string, FilterValue>()
  for (const clause of clauses) {
    // Stryker disable next-line StringLiteral,ArrayDeclaration: a match has all parts; else no key is known.
    const [, key = '', operator = '', raw = ''] = /^(\w+)(::|~~)(.*)$/s.exec(clause) ?? []
    if (key === '') return refuse('a clause must read key::value or key~~value,value')
    if (!allowedKeys.includes(key)) return refuse('the key is not one of this call', key)
    if (filter.has(key)) return refuse('the key comes twice', key)
    const values = (operator === '::' ? [raw] : raw.split(',')).map(decode)
    if (values.some((value) => value === undefined)) return refuse('the value is not well encoded', key)
    if (values.some((value) => value === '')) return refuse('the value is empty', key)
    // Stryker disable next-line MethodExpression,ConditionalExpression: no value is undefined here.
    const known = values.filter((value) => value !== undefined)
    // Stryker disable next-line StringLiteral: a single value is always there.
    filter.set(key, operator === '::' ? (known[0] ?? '') : known)
  }
  return { ok: true, filter }
}

/**
 * Writes a filter, such as `cups::ES0022007661975321ZM1P|status~~1,2`. Keys without a value are left out. An empty
 * value or list throws, because leaving it out would silently ask for everything.
 */
export function printFilter(clauses: Readonly<Record<string, FilterValue | undefined>>): string {
  return Object.entries(clauses)
    .flatMap(([key, value]) => (value === undefined ? [] : [printClause(key, value)]))
    .join('|')
}

function printClause(key: string, value: FilterValue): string {
  if (!/^\w+$/.test(key)) throw new RangeError(`not a filter key: ${key}`)
  if (value.length === 0 || (typeof value !== 'string' && value.includes(''))) {
    throw new RangeError(`the filter ${key} has no value`)
  }
  if (typeof value === 'string') return `${key}::${encode(value, /[%|]/g)}`
  return `${key}~~${value.map((item) => encode(item, /[%|,]/g)).join(',')}`
}

/** Encodes only the characters of the grammar, so that ordinary values (an address, a name) are sent unchanged. */
function encode(value: string, reserved: RegExp): string {
  return value.replace(reserved, encodeURIComponent)
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

function refuse(message: string, key?: string): FilterResult {
  return { ok: false, problem: key === undefined ? { message } : { key, message } }
}
