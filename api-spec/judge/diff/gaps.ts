import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { type Fields, isObject } from '../../rules/fields.ts'
import { isNever, narrowToType, sampleOf, typesOf } from './sample.ts'
import { propertyOf, type Schemas } from './schemas.ts'

/** A difference that lets one schema accept a value which another refuses. */
export interface Gap {
  /** The place within the value: `bills/items/[]/status`. Empty for the value itself. */
  readonly at: string
  readonly why: string
  /** A new field, which a reader may ignore. */
  readonly isNewField: boolean
  /** A new value of an open list. */
  readonly isOpenChoice: boolean
  /** A value that the first schema accepts and the second refuses; undefined if none can be made, as for patterns. */
  readonly witness: unknown
}

/** A gap whose witness is made on demand: most comparisons find no gap. */
type Found = Omit<Gap, 'witness'> & { readonly witness: () => unknown }

interface Sides {
  readonly from: Schemas
  readonly to: Schemas
}

/**
 * All gaps where `to` refuses what `from` accepts; none if `to` accepts all of it. The keywords are those of the
 * contract (`checkSchema.ts`), whose objects are closed, so the result is exact except for patterns and formats:
 * different ones count as a gap.
 */
export function gapsBetween(from: JsonSchema, to: JsonSchema, sides: Sides): Gap[] {
  return gapsOf(from, to, sides).flatMap((found): Gap[] => {
    const witness = found.witness()
    if (witness === undefined || !sides.from.accepts(from, witness)) return [{ ...found, witness: undefined }]
    // Another variant of `to` may accept the witness.
    return sides.to.accepts(to, witness) ? [] : [{ ...found, witness }]
  })
}

function gapsOf(one: JsonSchema, other: JsonSchema, sides: Sides): Found[] {
  const from = sides.from.resolve(one)
  const to = sides.to.resolve(other)
  // The result is cached: most schemas are part of many others.
  const ofFrom = compared.get(from) ?? new WeakMap<JsonSchema, Found[]>()
  compared.set(from, ofFrom)
  const known = ofFrom.get(to)
  if (known) return known
  const gaps = resolvedGaps(from, to, sides)
  ofFrom.set(to, gaps)
  return gaps
}

/** Keyed by the object of each schema, which belongs to one document. */
const compared = new WeakMap<JsonSchema, WeakMap<JsonSchema, Found[]>>()

function resolvedGaps(from: JsonSchema, to: JsonSchema, sides: Sides): Found[] {
  // Anything, or a part that cannot be compared.
  if (isNever(from) || Object.keys(from).length === 0 || Object.keys(to).length === 0) return []
  const variants = from.oneOf ?? from.anyOf
  if (variants) return unique(variants.flatMap((each) => gapsOf(each, to, sides)))
  const choices = to.oneOf ?? to.anyOf
  if (choices) {
    const perChoice = choices.map((each) => gapsOf(from, each, sides))
    if (perChoice.some((gaps) => gaps.length === 0)) return []
    return [...perChoice].sort((a, b) => a.length - b.length)[0] ?? []
  }
  return [...typeGaps(from, to, sides), ...choiceGaps(from, to, sides), ...valueGaps(from, to, sides)]
}

function typeGaps(from: JsonSchema, to: JsonSchema, { from: world }: Sides): Found[] {
  const allowed = typesOf(to)
  return (
    typesOf(from)
      .filter((type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')))
      // A number with a single allowed value that is whole cannot be a fraction.
      .filter((type) => !(type === 'number' && allowed.includes('integer') && isOneWhole(from)))
      .map((type) =>
        gap(`may be ${type}, where only ${allowed.join(' or ')} was`, () =>
          type === 'number' && allowed.includes('integer')
            ? fraction(from, world)
            : sampleOf(narrowToType(from, type), world),
        ),
      )
  )
}

function isOneWhole({ minimum, maximum }: JsonSchema): boolean {
  return Number.isInteger(minimum) && minimum === maximum
}

/** A number that a schema accepts and that is not whole. */
function fraction(schema: JsonSchema, world: Schemas): unknown {
  const { minimum = 0, maximum = minimum + 1 } = schema
  return [minimum + 0.5, maximum - 0.5, (minimum + maximum) / 2].find(
    (each) => !Number.isInteger(each) && world.accepts(schema, each),
  )
}

/** The values that a schema lists; undefined if it lists none. */
function listed({ const: only, enum: choices }: JsonSchema): readonly unknown[] | undefined {
  if (only === undefined) return choices
  return choices === undefined || choices.some((each) => each === only) ? [only] : []
}

/** The gaps between the listed values. A gap also arises if only `to` lists its values. */
function choiceGaps(from: JsonSchema, to: JsonSchema, { from: world }: Sides): Found[] {
  const [some, known] = [listed(from), listed(to)]
  if (known === undefined) return []
  const isOpenChoice = to['x-open'] === true
  if (some)
    return some
      .filter((value) => !known.includes(value))
      .map((value) => ({ ...gap(`may be ${JSON.stringify(value)}, which was not listed`, () => value), isOpenChoice }))
  const value = candidates(from, world).find((each) => !known.includes(each))
  return value === undefined ? [] : [{ ...gap('may be more than what was listed', () => value), isOpenChoice }]
}

/** Values that a schema accepts and that a list is unlikely to contain. */
function candidates(from: JsonSchema, world: Schemas): unknown[] {
  const { minimum = 0, maximum = minimum + 1000 } = from
  const tries = [sampleOf(from, world), 'anything else', 'x', '', minimum, maximum, minimum + 1, true, false]
  return tries.filter((each) => each !== undefined && each !== null && world.accepts(from, each))
}

function valueGaps(from: JsonSchema, to: JsonSchema, sides: Sides): Found[] {
  const isNumber = (type: string) => type === 'integer' || type === 'number'
  const types = typesOf(from).filter(
    (type) => typesOf(to).includes(type) || (isNumber(type) && typesOf(to).some(isNumber)),
  )
  return types.flatMap((type) => {
    if (type === 'object') return objectGaps(from, to, sides)
    if (type === 'array') return arrayGaps(from, to, sides)
    // Listed values were already compared one by one.
    if (listed(from)) return listedGaps(from, to, sides)
    if (type === 'string') return textGaps(from, to, sides.from)
    return type === 'number' || type === 'integer' ? numberGaps(from, to, type) : []
  })
}

/** The listed values that the limits of the other schema refuse. */
function listedGaps(from: JsonSchema, to: JsonSchema, { to: world }: Sides): Found[] {
  const { enum: _enum, const: _const, ...limits } = to
  const refused = (listed(from) ?? []).filter(
    (value) => typesOf(to).includes(typeName(value)) && !world.accepts(limits, value),
  )
  return refused.map((value) => gap(`may be ${JSON.stringify(value)}, which its limits refuse`, () => value))
}

function typeName(value: unknown): string {
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value
}

function textGaps(from: JsonSchema, to: JsonSchema, world: Schemas): Found[] {
  const gaps: Found[] = []
  const [least, most] = [Number(from['minLength'] ?? 0), Number(from['maxLength'] ?? Infinity)]
  const [leastOf, mostOf] = [Number(to['minLength'] ?? 0), Number(to['maxLength'] ?? Infinity)]
  if (least > most) return []
  const textOf = (length: number) => {
    const text = 'a'.repeat(length)
    return world.accepts(from, text) ? text : undefined
  }
  if (least < leastOf)
    gaps.push(gap(`may have ${least} characters, below the least of ${leastOf}`, () => textOf(least)))
  if (most > mostOf) gaps.push(gap(`may have more than ${mostOf} characters`, () => textOf(mostOf + 1)))
  for (const word of ['pattern', 'format', 'contentEncoding'])
    if (to[word] !== undefined && to[word] !== from[word])
      gaps.push(gap(`need not meet the ${word} ${String(to[word])}`, () => undefined))
  return gaps
}

function numberGaps(from: JsonSchema, to: JsonSchema, type: string): Found[] {
  const gaps: Found[] = []
  const whole = type === 'integer'
  const [least, most] = [Number(from['minimum'] ?? -Infinity), Number(from['maximum'] ?? Infinity)]
  if (least > most) return []
  const [leastOf, mostOf] = [Number(to['minimum'] ?? -Infinity), Number(to['maximum'] ?? Infinity)]
  const below = Number.isFinite(least) ? (whole ? Math.ceil(least) : least) : Math.ceil(Math.min(leastOf, most)) - 1
  const above = Number.isFinite(most) ? (whole ? Math.floor(most) : most) : Math.floor(Math.max(mostOf, least)) + 1
  if (below < leastOf) gaps.push(gap(`may be ${below}, below the least of ${leastOf}`, () => below))
  if (above > mostOf) gaps.push(gap(`may be ${above}, above the most of ${mostOf}`, () => above))
  return gaps
}

function objectGaps(from: JsonSchema, to: JsonSchema, sides: Sides): Found[] {
  if (hasNever(from, sides.from)) return []
  const sample = () => {
    const value = sampleOf(narrowToType(from, 'object'), sides.from)
    return isObject(value) ? value : undefined
  }
  const withField = (name: string, value: unknown) => {
    const fields = value === undefined ? undefined : sample()
    return fields && { ...fields, [name]: value }
  }
  const own = from.properties ?? {}
  const known = to.properties ?? {}
  const gaps = Object.entries(own).flatMap(([name, schema]) => {
    const other = Object.hasOwn(known, name) ? known[name] : undefined
    if (other)
      return gapsOf(schema, other, sides).map((each) => ({
        ...each,
        at: joined(name, each.at),
        witness: () => withField(name, each.witness()),
      }))
    if (isNever(sides.from.resolve(schema))) return []
    const added = gap('is a field that was not known', () => withField(name, sampleOf(schema, sides.from)))
    return [{ ...added, at: name, isNewField: true }]
  })
  for (const name of to.required ?? []) {
    if (from.required?.includes(name)) continue
    gaps.push({ ...gap('may be left out, where it was needed', () => without(sample(), name)), at: name })
  }
  const [least, leastOf] = [Number(from['minProperties'] ?? 0), Number(to['minProperties'] ?? 0)]
  if (leastOf > Math.max(least, from.required?.length ?? 0))
    gaps.push(gap(`may have fewer than ${leastOf} fields`, sample))
  return gaps
}

function without(fields: Fields | undefined, name: string): Fields | undefined {
  return fields && Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))
}

/** Whether a required field can have no value. */
function hasNever({ properties = {}, required = [] }: JsonSchema, world: Schemas): boolean {
  return required.some((name) => isNever(world.resolve(propertyOf(properties, name))))
}

function arrayGaps(from: JsonSchema, to: JsonSchema, sides: Sides): Found[] {
  const gaps: Found[] = []
  const [least, most] = [Number(from['minItems'] ?? 0), Number(from['maxItems'] ?? Infinity)]
  if (least > most) return []
  const [leastOf, mostOf] = [Number(to['minItems'] ?? 0), Number(to['maxItems'] ?? Infinity)]
  const listOf = (length: number): unknown[] | undefined => {
    const item = length === 0 ? null : sampleOf(from.items ?? {}, sides.from)
    return item === undefined ? undefined : Array(length).fill(item)
  }
  if (least < leastOf) gaps.push(gap(`may have ${least} items, below the least of ${leastOf}`, () => listOf(least)))
  if (most > mostOf) gaps.push(gap(`may have more than ${mostOf} items`, () => listOf(mostOf + 1)))
  if (most > 0)
    gaps.push(
      ...gapsOf(from.items ?? {}, to.items ?? {}, sides).map((each) => ({
        ...each,
        at: joined('[]', each.at),
        witness: () => {
          const odd = each.witness()
          return odd === undefined ? undefined : [odd, ...(listOf(Math.max(0, least - 1)) ?? [])]
        },
      })),
    )
  return gaps
}

function gap(why: string, witness: () => unknown): Found {
  return { at: '', why, isNewField: false, isOpenChoice: false, witness }
}

function joined(name: string, rest: string): string {
  return rest === '' ? name : `${name}/${rest}`
}

function unique(gaps: readonly Found[]): Found[] {
  return [...new Map(gaps.map((each) => [`${each.at} ${each.why}`, each])).values()]
}
