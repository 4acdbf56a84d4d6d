import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { personal, type PersonalKind, type PersonalShape, refusal } from '@acometida/api-spec/generated/personal'
import type { Pseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import { FORMATS } from '@acometida/api-spec/rules/formats'

/** Replaces values that the contract does not know. */
export const UNKNOWN = '(not in the contract)'

/** A JSON value with pseudonyms for personal data, and without fields that its shape does not have. */
export function redactValue(value: unknown, shape: PersonalShape | undefined, pseudonyms: Pseudonyms): unknown {
  if (value === null) return null
  const its = shape?.type === 'variants' ? variantFor(value, shape.variants ?? []) : shape
  if (its === undefined || its.type !== typeOf(value)) return UNKNOWN
  if (Array.isArray(value)) return value.map((each) => redactValue(each, its.items, pseudonyms))
  switch (typeof value) {
    case 'object':
      return redactObject(value, its.properties ?? {}, pseudonyms)
    case 'string':
      return redactText(value, its, pseudonyms)
    case 'number':
      return its.personal === 'coordinates' ? pseudonyms.coordinate(value) : value
    default:
      return value
  }
}

/** A text if its shape allows it, otherwise its pseudonym. */
export function redactText(text: string, shape: PersonalShape, pseudonyms: Pseudonyms): string {
  const { personal: kind = 'none', choices, format, pattern } = shape
  if (choices) return choices.includes(text) ? text : UNKNOWN
  if (format !== undefined && !isOfFormat(text, format)) return UNKNOWN
  if (kind === 'none' && pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return UNKNOWN
  return MAY_BE_OF_CONTRACT.has(kind) && textsOfContract.has(text) ? text : pseudonyms.text(kind, text)
}

/** Redacts the name of a field where the contract has no such field. Names that it has nowhere may be of a person. */
export function redactName(name: string): string {
  return namesOfContract.has(name) ? name : UNKNOWN
}

function redactObject(
  value: object,
  properties: Readonly<Record<string, PersonalShape>>,
  pseudonyms: Pseudonyms,
): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) =>
      Object.hasOwn(properties, name)
        ? [name, redactValue(each, properties[name], pseudonyms)]
        : [redactName(name), UNKNOWN],
    ),
  )
}

/** The variant that has the type of a value. Objects match all variants at once: a field means the same in each. */
function variantFor(value: unknown, variants: readonly PersonalShape[]): PersonalShape | undefined {
  const fitting = variants.filter(({ type }) => type === typeOf(value))
  const properties = Object.fromEntries(fitting.flatMap((each) => Object.entries(each.properties ?? {})))
  return fitting[0] && { ...fitting[0], properties }
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

const DATE_FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/,
}

function isOfFormat(text: string, format: string): boolean {
  const isOwn: ((text: string) => boolean) | undefined = Object.entries(FORMATS).find(([name]) => name === format)?.[1]
  return isOwn?.(text) ?? DATE_FORMATS[format]?.test(text) ?? true
}

/** Kinds whose fields may also hold a word of the contract, or a text of its catalogue. */
const MAY_BE_OF_CONTRACT: ReadonlySet<PersonalKind> = new Set(['nif', 'code', 'text'])

/** The messages of the catalogue, and the choices of all fields. */
const textsOfContract: ReadonlySet<unknown> = new Set([
  ...Object.values(errorCatalogue).map(({ message }) => message),
  ...Object.values(personal).flatMap((parts) => Object.values(parts).flatMap(choicesIn)),
])

/** The names of all fields and parameters. */
const namesOfContract: ReadonlySet<string> = new Set(
  [refusal, ...Object.values(personal).flatMap((parts): (PersonalShape | null)[] => Object.values(parts))].flatMap(
    namesIn,
  ),
)

function namesIn(shape: PersonalShape | null | undefined): readonly string[] {
  if (!shape) return []
  const { properties = {}, items, variants = [] } = shape
  return [...Object.keys(properties), ...[...Object.values(properties), items, ...variants].flatMap(namesIn)]
}

function choicesIn(shape: PersonalShape | null | undefined): readonly unknown[] {
  if (!shape) return []
  const { choices = [], properties = {}, items, variants = [] } = shape
  return [...choices, ...[...Object.values(properties), items, ...variants].flatMap(choicesIn)]
}
