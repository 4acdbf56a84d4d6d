import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'
import { operations } from '@acometida/api-spec/generated/operations'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { changeAt, type Field, fieldsOf } from '@acometida/e2e/support/manglings.ts'
import { changeContent, isSuccess } from './answerKinds.ts'
import type { Operator } from './mutant.ts'

/** The keywords of the contract that the client does not read. */
interface LimitShape extends AnswerShape {
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

/** Changes a value of a shape; undefined removes it. A value that it does not fit is returned unchanged. */
type ChangeValue = (value: unknown, shape: LimitShape) => unknown
/** Whether a change fits a field; `read` is the shape that the client reads. */
type Fits = (shape: LimitShape, field: Field, read: AnswerShape) => boolean

const kindsOf = ({ type = [] }: AnswerShape): readonly string[] => [type].flat()
const isOf =
  (...kinds: readonly string[]) =>
  (shape: AnswerShape) =>
    kindsOf(shape).some((kind) => kinds.includes(kind))
/** Whether a shape is a text, nullable or not, and nothing else. */
const isText = (shape: AnswerShape) =>
  isOf('string')(shape) && kindsOf(shape).every((kind) => kind === 'string' || kind === 'null')

const onText =
  (change: (text: string, shape: LimitShape) => unknown): ChangeValue =>
  (value, shape) =>
    typeof value === 'string' ? change(value, shape) : value
const onList =
  (change: (list: readonly unknown[], shape: LimitShape) => unknown): ChangeValue =>
  (value, shape) =>
    Array.isArray(value) ? change(value, shape) : value
const unlessNull =
  (change: (value: unknown) => unknown): ChangeValue =>
  (value) =>
    value === null ? value : change(value)

const isSpanishDate = ({ pattern = '' }: AnswerShape) => pattern.startsWith('^[0-9]{2}/[0-9]{2}/[0-9]{4}')
const isDay = ({ format }: AnswerShape) => format === 'date'
const isInstant = ({ format }: AnswerShape) => format === 'date-time'

/** Changes that the client cannot read. */
const unreadable: Readonly<Record<string, readonly [Fits, ChangeValue]>> = {
  'a required field is left out': [(_shape, { needed }) => needed, () => undefined],
  'null for what is never null': [(shape) => kindsOf(shape).length > 0 && !kindsOf(shape).includes('null'), () => null],
  'a number as text': [isOf('number', 'integer'), unlessNull(String)],
  'a text as a number': [isText, unlessNull(() => 7)],
  'a text as true': [isText, unlessNull(() => true)],
  'a text as a list': [isText, unlessNull((value) => [value])],
  'a text within an object': [isText, unlessNull((value) => ({ value }))],
  'a fraction of a whole number': [isOf('integer'), unlessNull((value) => Number(value) + 0.5)],
  'a flag as text': [isOf('boolean'), unlessNull(String)],
  'a flag as a number': [isOf('boolean'), unlessNull(Number)],
  'a value outside a closed list': [
    ({ enum: choices, const: only }) => choices !== undefined || only !== undefined,
    unlessNull((value) => `${String(value)}_`),
  ],
  'a code in other letters': [
    ({ enum: choices = [] }) => choices.some((each) => /[a-z]/i.test(String(each))),
    onText((text) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())),
  ],
  'a day with dots': [isDay, onText((text) => text.replaceAll('-', '.'))],
  'a day in Spanish order': [isDay, onText((text) => text.split('-').toReversed().join('/'))],
  'a day as an instant': [isDay, onText((text) => `${text}T00:00:00Z`)],
  'a Spanish day in the order of ISO': [
    isSpanishDate,
    onText((text) => text.slice(0, 10).split('/').toReversed().join('-')),
  ],
  'a day that there is not': [
    (shape) => isDay(shape) || isInstant(shape) || isSpanishDate(shape),
    onText((text) => (text.includes('/') ? `30/02${text.slice(5)}` : `${text.slice(0, 4)}-02-30${text.slice(10)}`)),
  ],
  'an instant without its zone': [isInstant, onText((text) => text.replace(/(?:Z|[+-]\d\d:\d\d)$/, ''))],
  'an instant as milliseconds': [(shape) => isDay(shape) || isInstant(shape), onText((text) => Date.parse(text))],
  'a text beside its pattern': [({ pattern }) => pattern !== undefined, onText(() => '~')],
  'an address without its host': [({ format }) => format === 'uri', onText(() => '/path')],
  'a list as an object': [isOf('array'), onList((list) => ({ ...list }))],
  'the only item for its list': [isOf('array'), onList((list) => list[0] ?? {})],
  'a list as text': [isOf('array'), onList((list) => JSON.stringify(list))],
  'null among the items of a list': [
    (shape) => shape.items !== undefined && !kindsOf(shape.items).includes('null'),
    onList((list) => [...list, null]),
  ],
  'text among the items of a list': [
    ({ items }) => items !== undefined && kindsOf(items).every((kind) => kind !== 'string'),
    onList((list) => [...list, 'item']),
  ],
  'an object in a list': [isOf('object'), unlessNull((value) => [value])],
  'an object as text': [isOf('object'), unlessNull((value) => JSON.stringify(value))],
  'an object one level deeper': [
    (shape) => isOf('object')(shape) && (shape.required ?? []).length > 0,
    unlessNull((value) => ({ data: value })),
  ],
}

/** Changes that the client ignores, but the contract forbids. */
const besideTheContract: Readonly<Record<string, readonly [Fits, ChangeValue]>> = {
  'an unknown field in an object': [isOf('object'), unlessNull((value) => ({ ...fieldsIn(value), novelty: 1 }))],
  'a new code of an open list': [
    ({ enum: choices }, _field, read) => choices !== undefined && read.enum === undefined,
    onText((text) => `${text}X`),
  ],
  'a text that is too long': [
    ({ maxLength }) => maxLength !== undefined,
    onText((text, { maxLength = 0 }) => text.padEnd(maxLength + 1, text === '' ? 'x' : text)),
  ],
  'a text that is too short': [({ minLength = 0 }) => minLength > 0, onText(() => '')],
  'a number below its minimum': [
    ({ minimum }) => minimum !== undefined,
    (value, { minimum = 0 }) => (typeof value === 'number' ? minimum - 1 : value),
  ],
  'a number above its maximum': [
    ({ maximum }) => maximum !== undefined,
    (value, { maximum = 0 }) => (typeof value === 'number' ? maximum + 1 : value),
  ],
  'a list that is too long': [
    ({ maxItems }) => maxItems !== undefined,
    onList((list, { maxItems = 0 }) =>
      list.length === 0 ? list : Array.from({ length: maxItems + 1 }, (_none, index) => list[index % list.length]),
    ),
  ],
}

/** The operators that change a field of a success, drawn from the shapes of the contract. */
export const fieldOperators: readonly Operator[] = [
  ...Object.entries(unreadable).map(([name, how]) => operator(name, 'broken', (id) => answers[id] ?? {}, how)),
  // The whole schema has the keywords of a LimitShape.
  ...Object.entries(besideTheContract).map(([name, how]) =>
    operator(name, 'drift', (id) => operations[id].success as LimitShape, how),
  ),
]

function operator(
  name: string,
  severity: Operator['severity'],
  shapeOf: (id: Parameters<Operator['mutantsOf']>[0]['id']) => AnswerShape,
  [fits, change]: readonly [Fits, ChangeValue],
): Operator {
  return {
    name,
    severity,
    mutantsOf: ({ id }) => {
      const read = new Map(fieldsOf(answers[id] ?? {}).map(({ path, shape }) => [path.join('.'), shape]))
      return fieldsOf(shapeOf(id))
        .filter((field) => fits(field.shape, field, read.get(field.path.join('.')) ?? {}))
        .map((field, index) => {
          // Alternates between one broken item, which is easier to miss, and all of them.
          const which = index % 2 === 0 ? 'last' : 'every'
          const inContent = (content: unknown) =>
            changeAt(content, field.path, (value) => change(value, field.shape), which)
          return {
            place: `${field.path.join('.')} of ${which} item`,
            makeChange: () => (answer) => (isSuccess(id, answer) ? changeContent(answer, inContent) : answer),
          }
        })
    },
  }
}
