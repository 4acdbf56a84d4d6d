import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { hasMoreDelimiters, largestBody, MAX_EXPLAINED_BYTES } from '@acometida/server/core/http/jsonBody'
import { compileCheck } from '@acometida/server/core/validation/compileCheck'

/** The slowest hostile body of an operation, compared with a valid one of the same size. */
export interface WorstBody {
  readonly operationId: string
  readonly bytes: number
  readonly shape: string
  readonly ms: number
  /** The cost relative to a valid megabyte. */
  readonly ratio: number
}

const megabyte = 1_000_000
/** The size of a hostile part whose whole body is still explained field by field, bytes. */
const explained = MAX_EXPLAINED_BYTES - 2_048

/**
 * The cost of reading and checking a megabyte of the wrong shape, for every operation with a body: wide (unknown
 * fields), deep (nested values), long (texts) and repeated (items and names), each at every place of a valid body.
 * Operations that take less get as much as they accept. Returns the worst shape of each operation, the slowest first.
 * The baseline is a valid megabyte, a list of log-ins; nothing may cost more than five times as much.
 */
export function measureHostileBodies(): WorstBody[] {
  const right = plainRightBody(megabyte)
  const base = bestMs(() => right.check(JSON.parse(right.text), megabyte))
  const worst: WorstBody[] = []
  for (const [operationId, { body }] of Object.entries(operations)) {
    if (body === null) continue
    const largest = largestBody(body)
    const bytes = Math.min(megabyte, largest.bytes)
    const check = compileCheck(body, 'body')
    // Every operation has an example call.
    const example = exampleCalls[operationId as keyof typeof exampleCalls](anybody).body ?? {}
    const measured = [...hostileBodies(example, bytes), ...hostileBodies(example, Math.min(bytes, explained))].map(
      ([shape, text]) => {
        const refused = () => text.length > MAX_EXPLAINED_BYTES && hasMoreDelimiters(text, largest.marks)
        const ms = bestMs(() => refused() || check(JSON.parse(text), text.length))
        return { operationId, bytes, shape, ms, ratio: ms / base }
      },
    )
    worst.push(...measured.toSorted((one, other) => other.ratio - one.ratio).slice(0, 1))
  }
  return worst.toSorted((one, other) => other.ratio - one.ratio)
}

function plainRightBody(bytes: number) {
  const logIn = { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' }
  const text = JSON.stringify(Array.from({ length: bytes / JSON.stringify(logIn).length }, () => logIn))
  const check = compileCheck({ type: 'array', items: operations.logIn.body }, 'body')
  if (check(JSON.parse(text)).length > 0) throw new Error('The list of right log-ins is not right.')
  return { text, check }
}

/** Texts of that size, each a valid body except in one place, or with further fields. */
function hostileBodies(example: object, bytes: number): [shape: string, text: string][] {
  const values = hostileValues(bytes)
  const inner = values.flatMap(([shape, value]) =>
    placesOf(example).map(({ path, hole }): [string, string] => [
      `${shape} at ${path}`,
      hole.replace(emptyHole, value),
    ]),
  )
  const beside = JSON.stringify(example)
    .replace(/^\{/, `{${unknownFields(bytes)},`)
    .replace(',}', '}')
  return [
    ...values.map(([shape, value]): [string, string] => [`${shape} as the body`, value]),
    ['wide beside right fields', beside],
    ...inner,
  ]
}

function hostileValues(bytes: number): [shape: string, json: string][] {
  const times = (text: string) => Array.from({ length: bytes / (text.length + 1) }, () => text).join(',')
  const nested = `${'{"a":['.repeat(1_000)}1${']}'.repeat(1_000)}`
  return [
    ['wide', `{${unknownFields(bytes)}}`],
    ['repeated names', `{${times('"user":"a"')}}`],
    ['repeated numbers', `[${times('1')}]`],
    ['repeated objects', `[${times('{"id":1}')}]`],
    ['deep', `[${times(nested)}]`],
    ['long letters', `"${'a'.repeat(bytes)}"`],
    ['long digits', `"${'1'.repeat(bytes)}"`],
    ['long dots', `"${'a@a.'.repeat(bytes / 4)}"`],
    ['long escapes', `"${'\\u00e1'.repeat(bytes / 6)}"`],
  ]
}

function unknownFields(bytes: number): string {
  return Array.from({ length: bytes / 12 }, (_, index) => `"k${index}":1`).join(',')
}

/** The body as text, once for each value, with a hole in its place. */
function placesOf(example: object): { path: string; hole: string }[] {
  const places: { path: string; hole: string }[] = []
  const visit = (value: unknown, path: string, put: (hole: unknown) => unknown): void => {
    if (path !== '') places.push({ path, hole: JSON.stringify(put('(here)')) })
    if (Array.isArray(value))
      value.forEach((item, index) => visit(item, `${path}/${index}`, (hole) => put(value.with(index, hole))))
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value))
        visit(item, `${path}/${name}`, (hole) => put({ ...value, [name]: hole }))
  }
  visit(example, '', (hole) => hole)
  return places
}

const emptyHole = '"(here)"'

function bestMs(work: () => unknown): number {
  let best = Infinity
  // The first runs warm up; short work needs more of them to find a quiet moment.
  for (let run = 0, spent = 0; run < 3 || (spent < 20 && run < 200); run += 1) {
    const started = performance.now()
    work()
    const ms = performance.now() - started
    best = Math.min(best, ms)
    spent += ms
  }
  return best
}

/** Any person: only the shape of the values matters. */
const anybody: Subject = {
  userId: 1,
  document: '12345678Z',
  username: '12345678Z',
  cups: 'ES0021000000000001AB',
  delegationId: '1',
  noticeId: '1',
  requestCode: 'SR1',
  meterId: '1',
  dossierCode: 'EXP1',
  queryId: '1',
  billNumber: 'FE1',
  serviceRequestCode: 'SR1',
  documentId: '1',
}
