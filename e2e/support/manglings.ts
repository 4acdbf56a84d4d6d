import { isDeepStrictEqual } from 'node:util'
import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'
import { type Fields, fieldsIn, isObject } from '@acometida/api-spec/rules/fields'

/** An answer of an API. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  /** The connection breaks in the middle of the answer. */
  readonly cutOff?: true
}

/** A change of an answer. */
export type Mangling = (answer: Answer) => Answer | Promise<Answer>

/** Changes that the client copes with. The screen stays complete. */
export const harmless: Readonly<Record<string, Mangling>> = {
  'fields without a value left out': eachObject((object) =>
    Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)),
  ),
  'fields that nobody knows': eachObject((object) => ({ ...object, novedad: null, masCosas: [{ valor: 1 }] })),
}

/** Replaces codes of open lists by unknown ones, such as `{ PAID: 'NEW01' }`. */
export function otherCodes(codes: Readonly<Record<string, string>>): Mangling {
  return eachValue((value) => (typeof value === 'string' ? (codes[value] ?? value) : value))
}

/** The same instants, written in another time zone. */
export const otherOffsets: Mangling = eachValue((value) =>
  typeof value === 'string' && INSTANT.test(value) ? fromLima(value) : value,
)

/** Leaves a field out of the first object in an answer for which `is` holds. */
export function lacking(field: string, is: (object: Readonly<Record<string, unknown>>) => boolean): Mangling {
  return (answer) => {
    let left = 1
    return eachObject((object) => {
      if (!(field in object) || !is(object) || left-- < 1) return object
      const { [field]: _none, ...rest } = object
      return rest
    })(answer)
  }
}

/** Adds fields to each object of an answer that has a certain field. */
export function withNextTo(field: string, more: Readonly<Record<string, unknown>>): Mangling {
  return eachObject((object) => (field in object ? { ...object, ...more } : object))
}

/** Applies manglings one after the other. */
export function all(...manglings: readonly Mangling[]): Mangling {
  return async (answer) => {
    let made = answer
    for (const mangling of manglings) made = await mangling(made)
    return made
  }
}

/** Values of another kind than in the contract. An answer without values of that kind stays unchanged. */
export const otherValues: Readonly<Record<string, Mangling>> = {
  'numbers as text': eachValue((value) => (typeof value === 'number' ? String(value) : value)),
  'dates in another format': eachValue((value) => (typeof value === 'string' ? otherDate(value) : value)),
  'dates as numbers': eachValue((value) => (typeof value === 'string' && isDate(value) ? Date.parse(value) : value)),
  'flags that nobody knows': eachValue((value) => (typeof value === 'string' && isCode(value) ? '?' : value)),
  'nothing but nulls': eachValue(() => null),
  'lists as objects': eachList(() => ({})),
}

/** Answers that do not come from this API. */
export const foreign: Readonly<Record<string, Mangling>> = {
  'a page instead of data': (answer) => ({ ...answer, type: 'text/html', body: '<!doctype html><h1>Portal</h1>' }),
  'the page of a wrong address': () => ({
    status: 404,
    type: 'text/html',
    body: '<html><h1>404 Not Found</h1></html>',
  }),
  'no result': inContent(({ result: _result, ...content }) => content),
  'cut-off JSON': (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
  'an unknown code': (answer) => ({ ...answer, body: '{"result":{"codResult":"7777","msgResult":"null"}}' }),
}

/** A curve as the contract allows it when no data has arrived. */
export const nothingMeasured: Mangling = eachObject((object) => ({
  ...object,
  ...('quality' in object && { quality: 'M' }),
  ...Object.fromEntries(MEASURED.filter((name) => name in object).map((name) => [name, null])),
}))

/** A connection that breaks in the middle of the answer. */
export const cutOff: Mangling = (answer) => ({ ...answer, cutOff: true })

/** An answer that is held back until the test releases it. */
export function held(): { readonly mangling: Mangling; readonly letGo: () => void } {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { mangling: async (answer) => gone.then(() => answer), letGo }
}

/**
 * A mangling for each needed field of an answer that leaves it out, by the field's path, and one that leaves out all
 * optional fields.
 */
export function withoutFields(operation: string): {
  readonly needed: Record<string, Mangling>
  readonly optional: Mangling
} {
  const fields = fieldsOf(answers[operation] ?? {})
  // JSON omits what is undefined.
  const without = (content: Fields, path: readonly string[]) => fieldsIn(changeAt(content, path, () => undefined))
  const leaveOut = (path: readonly string[]) => inContent((content) => without(content, path))
  return {
    needed: Object.fromEntries(
      fields.filter(({ needed }) => needed).map(({ path }) => [`without ${path.join('.')}`, leaveOut(path)]),
    ),
    optional: inContent((content) =>
      fields.filter(({ optional }) => optional).reduce((rest, { path }) => without(rest, path), content),
    ),
  }
}

/** A field of an answer. */
export interface Field {
  /** The names; `[]` means each item of a list. */
  readonly path: readonly string[]
  readonly shape: AnswerShape
  /** Whether an answer without it cannot be read. One that may be null is read as null. */
  readonly needed: boolean
  /** Whether the contract lets an answer leave it out. */
  readonly optional: boolean
}

/** The fields of an answer, nested ones included. */
export function fieldsOf(
  { items, properties = {}, required = [] }: AnswerShape,
  above: readonly string[] = [],
): readonly Field[] {
  if (items) return fieldsOf(items, [...above, '[]'])
  return Object.entries(properties).flatMap(([name, shape]) => {
    const path = [...above, name]
    const optional = !required.includes(name)
    return [{ path, shape, needed: !optional && !isNullable(shape), optional }, ...fieldsOf(shape, path)]
  })
}

function isNullable({ type = [], oneOf = [] }: AnswerShape): boolean {
  return [type].flat().includes('null') || oneOf.some(isNullable)
}

/** Changes a value at a place; `[]` is an item of a list. */
export function changeAt(
  value: unknown,
  [name, ...deeper]: readonly string[],
  change: (value: unknown) => unknown,
  which: 'last' | 'every' = 'every',
): unknown {
  if (name === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      which === 'every' || index === value.length - 1 ? changeAt(item, deeper, change, which) : item,
    )
  if (!isObject(value) || !(name in value)) return value
  return { ...value, [name]: changeAt(value[name], deeper, change, which) }
}

/** Whether two answers are the same. The order of fields does not matter. */
export function isSameAnswer({ body, ...rest }: Answer, { body: otherBody, ...otherRest }: Answer): boolean {
  if (!isDeepStrictEqual(rest, otherRest)) return false
  return body === otherBody || isDeepStrictEqual(valueOf(body), valueOf(otherBody))
}

/** The parsed body; the body itself if it is not JSON. */
function valueOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Changes the content of an answer. One that is not a JSON object, such as a refusal by a proxy, stays unchanged. */
function inContent(change: (content: Fields) => Fields): Mangling {
  return (answer) => {
    const content: unknown = JSON.parse(answer.body)
    return isObject(content) ? { ...answer, body: JSON.stringify(change(content)) } : answer
  }
}

/** Changes every object of an answer except its result. */
function eachObject(change: (object: Fields) => Fields): Mangling {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (!isObject(value)) return value
    return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part)])))
  }
  return besideResult(within)
}

function eachList(change: (list: unknown[]) => unknown): Mangling {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value)
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part)]))
      : value
  }
  return besideResult(within)
}

/** Changes every value that is not a list or an object. */
function eachValue(change: (value: unknown) => unknown): Mangling {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (!isObject(value)) return change(value)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part)]))
  }
  return besideResult(within)
}

function besideResult(change: (content: Fields) => unknown): Mangling {
  return inContent(({ result, ...content }) => ({ ...fieldsIn(change(content)), result }))
}

/** The values of a slot of a curve; null if there is no data. */
const MEASURED = ['consumptionValue', 'generatedValue', 'selfConsumedValue', 'surplusValue']

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const LIMA_MS = -5 * 3_600_000

function fromLima(instant: string): string {
  return new Date(Date.parse(instant) + LIMA_MS).toISOString().replace(/(?:\.000)?Z$/, '-05:00')
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)/
const SPANISH = /^(\d\d)\/(\d\d)\/(\d{4})/

function isDate(text: string): boolean {
  return ISO.test(text)
}

function otherDate(text: string): string {
  return SPANISH.test(text) ? text.replace(SPANISH, '$1.$2.$3') : text.replace(ISO, '$3.$2.$1')
}

/** Whether a text is a flag, unit or step of a curve. Their lists are closed. */
function isCode(text: string): boolean {
  return /^[SN01KHD]$/.test(text)
}
